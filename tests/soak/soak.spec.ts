import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import { faults } from '../support/system-faults.ts'
import { planOf } from './plan.ts'
import { loadBySeed, settle } from './run-seed.ts'

/** Together they cover every fault. Those with delayed emails come first. */
const plans = [81, 71, 151, 202, 272].map((seed) => planOf(seed, 6))

test('five seeds of load with publishes, kills and faults violate no invariant', async ({ stack }) => {
  test.setTimeout(limit(1200_000))
  const planned = new Set(plans.flatMap(({ steps }) => steps.map(({ fault }) => fault)))
  expect(faults.filter((fault) => !planned.has(fault))).toEqual([])
  const loaded: Awaited<ReturnType<typeof loadBySeed>>[] = []
  for (const plan of plans) loaded.push(await loadBySeed(stack, plan))
  for (const seed of loaded) {
    const { broken, summary } = await settle(stack, seed)
    console.info(`seed ${seed.seed}: ${summary}`)
    expect.soft(broken, `seed ${seed.seed}`).toEqual([])
  }
})
