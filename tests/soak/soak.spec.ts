import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import { faults } from '../support/system-faults.ts'
import { planOf } from './plan.ts'
import { loadBySeed, settle } from './run-seed.ts'
import { explainRefusals } from './visitors.ts'

/** Together they cover every fault. Those with delayed emails come first. */
const plans = [81, 71, 151, 202, 272].map((seed) => planOf(seed, 6))

test('a visit without a response is explained only by a time when the site was down', () => {
  const downtimes = [
    { from: 100, to: 200 },
    { from: 500, to: 600 },
  ]
  const refused = [
    { from: 90, to: 101 },
    { from: 150, to: 160 },
    { from: 590, to: 610 },
    { from: 50, to: 99 },
    { from: 201, to: 499 },
    { from: 700, to: 710 },
  ]
  expect(explainRefusals({ refused }, downtimes)).toEqual({ whileDown: 3, unexplained: 3 })
  expect(explainRefusals({ refused }, [])).toEqual({ whileDown: 0, unexplained: 6 })
})

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
