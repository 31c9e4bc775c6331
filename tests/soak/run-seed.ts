import { setTimeout as wait } from 'node:timers/promises'
import { applyFault } from '../support/system-faults.ts'
import type { TestStack } from '../support/test-stack.ts'
import { bytesOnDisk, checkContent, checkRequests, checkTraces } from './invariants.ts'
import type { Plan } from './plan.ts'
import { publish, publishedTitle, restoreTitle } from './publishes.ts'
import { type Requests, request } from './requests.ts'
import { p99, type Visits, visit } from './visitors.ts'

export type SeedResult = { seed: number; broken: string[]; summary: string }

type LoadedSeed = SeedResult & { requests: Requests; bytesLeft: number }

/** Runs load and faults, and checks what can be checked at once; `settle` checks the rest. */
export async function loadBySeed(stack: TestStack, plan: Plan): Promise<LoadedSeed> {
  const { seed, steps } = plan
  const title = await publishedTitle(stack)
  const bytes = bytesOnDisk(stack)
  const { visits, requests, publishes } = await underLoad(stack, plan)
  const content = await checkContent(stack, seed, publishes)
  const bytesLeft = bytesOnDisk(stack) - bytes
  await restoreTitle(stack, title)
  const summary = [
    steps.map(({ fault, lastsMs }) => `${fault} ${(lastsMs / 1_000).toFixed(1)} s`).join(', '),
    `${visits.count} visits (p99 ${p99(visits)} ms, ${visits.refused} refused while the site was down)`,
    `${publishes.tried} changes, the last public after ${content.publicMs} ms`,
    `${Math.round(bytesLeft / 1_024)} kB left on the disk`,
  ].join('; ')
  const broken = [...brokenVisits(visits, plan), ...content.broken, ...checkTraces(stack, bytesLeft)]
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

/** Runs the whole load while the plan's faults come and go. */
async function underLoad(stack: TestStack, plan: Plan) {
  const load = new AbortController()
  const running = Promise.all([
    visit(stack, load.signal),
    request(stack, plan.seed, load.signal),
    publish(stack, plan, load.signal),
  ])
  try {
    for (const { waitMs, fault, lastsMs } of plan.steps) {
      await wait(waitMs)
      await applyFault(stack, fault, lastsMs)
    }
    await wait(500)
  } finally {
    load.abort()
  }
  const [visits, requests, publishes] = await running
  return { visits, requests, publishes }
}

/** Visitors may get no response only while the site itself is killed, and never an error. */
function brokenVisits(visits: Visits, plan: Plan): string[] {
  const wrong = [...visits.wrong].map(([what, times]) => `${times} visitors got ${what}`)
  const mayBeAway = plan.steps.some(({ fault }) => fault === 'site killed')
  return visits.refused > 0 && !mayBeAway ? [...wrong, `${visits.refused} visitors got no response`] : wrong
}
