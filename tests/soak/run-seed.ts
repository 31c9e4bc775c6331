import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteBuildFolder } from '../../local/stack/builds.ts'
import { filesBelow, secretsIn, secretsOf } from '../secrets.ts'
import type { TestStack } from '../test-stack.ts'
import { applyFault } from './apply-fault.ts'
import { bytesBelow, memoryOf } from './memory.ts'
import { planOf } from './plan.ts'
import { publish, publishedTitle, restoreTitle, titleOf } from './publishes.ts'
import { request, storedRequests } from './requests.ts'
import { p99, visit } from './visitors.ts'

/** Within this what was published is public, and what was asked for is mailed. */
const settleMs = 60_000
/** What a seed may leave on the disk, in caches and logs, and what the site may hold in memory. */
const maxBytesLeft = 40 * 1024 * 1024
const maxSiteMegabytes = 900

export type SeedResult = { seed: number; broken: string[]; summary: string }

/** Load and faults by a seed, and what did not hold of all that has to. */
export async function runSeed(stack: TestStack, seed: number, seconds: number): Promise<SeedResult> {
  const plan = planOf(seed, seconds)
  const { settings } = stack
  const folders = [join(settings.root, 'web', siteBuildFolder(settings)), settings.folder('logs')]
  const bytes = () => folders.reduce((sum, folder) => sum + bytesBelow(folder), 0)
  const title = await publishedTitle(stack)
  const bytesBefore = bytes()
  const load = new AbortController()
  const running = Promise.all([
    visit(stack, load.signal),
    request(stack, seed, load.signal),
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
  const broken = [...visits.wrong].map(([what, times]) => `${times} visitors got ${what}`)
  const isRestarted = plan.steps.some(({ fault }) => fault === 'site killed')
  if (visits.refused > 0 && !isRestarted) broken.push(`${visits.refused} visitors were not answered`)

  const published = await publishedTitle(stack)
  const numbers = Array.from({ length: publishes.tried + 1 }, (_, number) => titleOf(seed, number))
  const stored = numbers.indexOf(published)
  if (publishes.acknowledged > 0 && stored < publishes.acknowledged)
    broken.push(`change ${publishes.acknowledged} was acknowledged, and ${published} is there`)
  const publicMs = await until(async () =>
    (await (await fetch(`${settings.urls.site}/insights/sme-advantage`)).text()).includes(published),
  )
  if (publicMs === null) broken.push(`"${published}" was not public within ${settleMs / 1_000} s`)

  const mailedMs = await until(async () =>
    (await storedRequests(stack, seed)).every(({ mails }) => mails > 0),
  )
  if (mailedMs === null) broken.push(`a request was not mailed within ${settleMs / 1_000} s`)
  const leads = await storedRequests(stack, seed)
  for (const email of requests.acknowledged) {
    const found = leads.filter((lead) => lead.email === email).length
    if (found !== 1) broken.push(`${email} was told that it is received, and is stored ${found} times`)
  }
  const twice = leads.filter(({ mails }) => mails > 1)
  if (twice.length > 0) broken.push(`${twice.length} requests were mailed twice, ${twice[0]?.email} first`)

  const left = bytes() - bytesBefore
  if (left > maxBytesLeft) broken.push(`${left} bytes were left on the disk`)
  const { site } = memoryOf(stack)
  if (site > maxSiteMegabytes) broken.push(`the site holds ${site} MB`)
  for (const path of filesBelow(settings.folder('logs')))
    for (const name of secretsIn(path, secretsOf(stack))) broken.push(`${path} has the ${name}`)
  await restoreTitle(stack, title)

  const summary = [
    plan.steps.map(({ fault, lastsMs }) => `${fault} ${(lastsMs / 1_000).toFixed(1)} s`).join(', '),
    `${visits.count} visits (p99 ${p99(visits)} ms, ${visits.refused} while the site was away)`,
    `${requests.acknowledged.length} of ${requests.sent.length} requests acknowledged, ${leads.length} stored`,
    `${publishes.tried} changes, the last acknowledged one the ${publishes.acknowledged}., public after ${publicMs} ms`,
    `${Math.round(left / 1_024)} kB left on the disk`,
  ].join('; ')
  return { seed, broken, summary }
}

/** Milliseconds until something holds; null when it does not in time. */
async function until(holds: () => Promise<boolean>): Promise<number | null> {
  const started = performance.now()
  while (performance.now() - started < settleMs) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - started)
    await wait(200)
  }
  return null
}
