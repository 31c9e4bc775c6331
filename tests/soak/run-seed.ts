import { setTimeout as wait } from 'node:timers/promises'
import { applyFault } from '../support/system-faults.ts'
import type { TestStack } from '../support/test-stack.ts'
import { bytesOnDisk, checkContent, checkRequests, checkTraces } from './invariants.ts'
import type { Plan } from './plan.ts'
import { publish, publishedTitle, restoreTitle } from './publishes.ts'
import { type Requests, request } from './requests.ts'
import { explainRefusals, type Interval, p99, type Visits, visit } from './visitors.ts'

export type SeedResult = { seed: number; broken: string[]; summary: string }

type LoadedSeed = SeedResult & { requests: Requests; bytesLeft: number }

/** Runs load and faults, and checks what can be checked at once; `settle` checks the rest. */
export async function loadBySeed(stack: TestStack, plan: Plan): Promise<LoadedSeed> {
  const { seed, steps } = plan
  const title = await publishedTitle(stack)
  const bytes = bytesOnDisk(stack)
  const { visits, requests, publishes, downtimes } = await underLoad(stack, plan)
  const refusals = explainRefusals(visits, downtimes)
  const content = await checkContent(stack, seed, publishes)
  const bytesLeft = bytesOnDisk(stack) - bytes
  await restoreTitle(stack, title)
  const summary = [
    steps.map(({ fault, lastsMs }) => `${fault} ${(lastsMs / 1_000).toFixed(1)} s`).join(', '),
    `${visits.count} visits (p99 ${p99(visits)} ms, ${refusals.whileDown} refused while the site was down, ${refusals.unexplained} refused unexplained)`,
    `${publishes.tried} changes, the last public after ${content.publicMs} ms`,
    `${Math.round(bytesLeft / 1_024)} kB left on the disk`,
  ].join('; ')
  const broken = [
    ...brokenVisits(visits, refusals.unexplained),
    ...content.broken,
    ...checkTraces(stack, bytesLeft),
  ]
  return { seed, broken, summary, requests, bytesLeft }
}

/** Waits for what the faults have delayed, and checks the rest. Emails may take more than a minute. */
export async function settle(
  stack: TestStack,
  { seed, broken, summary, requests, bytesLeft }: LoadedSeed,
): Promise<SeedResult> {
  const forms = await checkRequests(stack, seed, requests)
  const { acknowledged, sent } = requests
  return {
    seed,
    broken: [...new Set([...broken, ...forms.broken, ...checkTraces(stack, bytesLeft)])],
    summary: `${summary}; ${acknowledged.length} of ${sent.length} requests acknowledged, ${forms.stored} stored`,
  }
}

/** Runs the whole load while the plan's faults come and go. The site is down only while the plan has killed it. */
async function underLoad(stack: TestStack, plan: Plan) {
  const load = new AbortController()
  const downtimes: Interval[] = []
  const running = Promise.all([
    visit(stack, load.signal),
    request(stack, plan.seed, load.signal),
    publish(stack, plan, load.signal),
  ])
  try {
    for (const { waitMs, fault, lastsMs } of plan.steps) {
      await wait(waitMs)
      const from = performance.now()
      await applyFault(stack, fault, lastsMs)
      if (fault === 'site killed') downtimes.push({ from, to: performance.now() })
    }
    await wait(500)
  } finally {
    load.abort()
  }
  const [visits, requests, publishes] = await running
  return { visits, requests, publishes, downtimes }
}

/** Visitors may get no response only while the site itself is killed, and never an error. */
function brokenVisits({ wrong, times }: Visits, unexplained: number): string[] {
  const errors = [...wrong].map(([what, count]) => `${count} visitors got ${what}`)
  if (times.length === 0) errors.push('no visitor got a response')
  return unexplained > 0
    ? [...errors, `${unexplained} visitors got no response while the site was up`]
    : errors
}
