import { setTimeout as wait } from 'node:timers/promises'
import { applyFault } from '../system-faults.ts'
import type { TestStack } from '../test-stack.ts'
import { bytesOnDisk, checkContent, checkRequests, checkTraces } from './invariants.ts'
import { type Plan, planOf } from './plan.ts'
import { publish, publishedTitle, restoreTitle } from './publishes.ts'
import { request } from './requests.ts'
import { p99, type Visits, visit } from './visitors.ts'

export type SeedResult = { seed: number; broken: string[]; summary: string }

/** Load and faults by a seed, and what did not hold of all that has to. */
export async function runSeed(stack: TestStack, seed: number, seconds: number): Promise<SeedResult> {
  const plan = planOf(seed, seconds)
  const title = await publishedTitle(stack)
  const bytes = bytesOnDisk(stack)
  const { visits, requests, publishes } = await underLoad(stack, plan)
  const content = await checkContent(stack, seed, publishes)
  const forms = await checkRequests(stack, seed, requests)
  const left = bytesOnDisk(stack) - bytes
  await restoreTitle(stack, title)
  const summary = [
    plan.steps.map(({ fault, lastsMs }) => `${fault} ${(lastsMs / 1_000).toFixed(1)} s`).join(', '),
    `${visits.count} visits (p99 ${p99(visits)} ms, ${visits.refused} while the site was away)`,
    `${requests.acknowledged.length} of ${requests.sent.length} requests acknowledged, ${forms.stored} stored`,
    `${publishes.tried} changes, the last public after ${content.publicMs} ms`,
    `${Math.round(left / 1_024)} kB left on the disk`,
  ].join('; ')
  const broken = [
    ...brokenVisits(visits, plan),
    ...content.broken,
    ...forms.broken,
    ...checkTraces(stack, left),
  ]
  return { seed, broken, summary }
}

/** Everybody at work while the plan's faults come and go. */
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

/** Only a site that was killed itself may leave visitors without an answer, and none may have an error. */
function brokenVisits(visits: Visits, plan: Plan): string[] {
  const wrong = [...visits.wrong].map(([what, times]) => `${times} visitors got ${what}`)
  const mayBeAway = plan.steps.some(({ fault }) => fault === 'site killed')
  return visits.refused > 0 && !mayBeAway ? [...wrong, `${visits.refused} visitors were not answered`] : wrong
}
