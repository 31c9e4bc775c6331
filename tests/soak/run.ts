/**
 * `npm run soak`: load with publishes, kills and faults chosen by seeds. `-- --seeds 200`, `-- --seed 17` for a single
 * one, or `-- --from 100`.
 */
import { parseArgs } from 'node:util'
import { memoryOf, printedMemory } from '../support/memory.ts'
import { startTestStack } from '../support/test-stack.ts'
import { planOf } from './plan.ts'
import { loadBySeed, type SeedResult, settle } from './run-seed.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '5' },
    /** The first seed. */
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    /** The duration of a seed's faults. */
    seconds: { type: 'string', default: '12' },
  },
})
const seedsPerBatch = 10
const first = Number(values.seed ?? values.from)
const count = values.seed ? 1 : Number(values.seeds)

console.info('Starting a copy of the system …')
const stack = await startTestStack({ studio: false })
const results: SeedResult[] = []
try {
  const before = memoryOf(stack)
  for (let from = first; from < first + count; from += seedsPerBatch) {
    const seeds = Array.from(
      { length: Math.min(seedsPerBatch, first + count - from) },
      (_, index) => from + index,
    )
    for (const result of await runBatch(seeds)) {
      results.push(result)
      console.info(`${result.broken.length > 0 ? '✗' : '✓'} seed ${result.seed}: ${result.summary}`)
      for (const what of result.broken) console.info(`    ${what}`)
    }
  }
  console.info(`\nMemory in MB before: ${printedMemory(before)}`)
  console.info(`              after: ${printedMemory(memoryOf(stack))}`)
} finally {
  await stack.stop()
}
const broken = results.filter((result) => result.broken.length > 0)
console.info(`${results.length} seeds, ${broken.length} failed`)
for (const { seed } of broken) console.info(`  npm run soak -- --seed ${seed} --seconds ${values.seconds}`)
process.exit(broken.length > 0 ? 1 : 0)

/** Delayed emails may take two minutes, so a batch waits for them once, at its end. */
async function runBatch(seeds: number[]): Promise<SeedResult[]> {
  const loaded: Awaited<ReturnType<typeof loadBySeed>>[] = []
  for (const seed of seeds) loaded.push(await loadBySeed(stack, planOf(seed, Number(values.seconds))))
  const settled: SeedResult[] = []
  for (const seed of loaded) settled.push(await settle(stack, seed))
  return settled
}
