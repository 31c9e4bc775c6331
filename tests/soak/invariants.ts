import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteBuildFolder } from '../../local/stack/builds.ts'
import { bytesBelow, memoryOf } from '../support/memory.ts'
import { filesBelow, secretsIn, secretsOf } from '../support/secrets.ts'
import type { TestStack } from '../support/test-stack.ts'
import { type Publishes, publishedTitle, titleOf } from './publishes.ts'
import { type Requests, storedRequests } from './requests.ts'

/** Within this what was published is public. */
const publicWithinMs = 60_000
/** And what was asked for is mailed: a worker that was killed leaves its mails leased for a minute, a provider is tried every half. */
const mailedWithinMs = 150_000
/** What a seed may leave on the disk, in caches and logs, and what the site may hold in memory. */
const maxBytesLeft = 40 * 1024 * 1024
const maxSiteMegabytes = 900

/** No change that was acknowledged is lost, and what the lake has is what visitors get. */
export async function checkContent(stack: TestStack, seed: number, { tried, acknowledged }: Publishes) {
  const broken: string[] = []
  const published = await publishedTitle(stack)
  const stored = Array.from({ length: tried + 1 }, (_, number) => titleOf(seed, number)).indexOf(published)
  if (acknowledged > 0 && stored < acknowledged)
    broken.push(`change ${acknowledged} was acknowledged, and "${published}" is there`)
  const article = `${stack.settings.urls.site}/insights/sme-advantage`
  const isPublic = async () => (await (await fetch(article)).text()).includes(published)
  const publicMs = await until(isPublic, publicWithinMs)
  if (publicMs === null) broken.push(`"${published}" was not public within ${publicWithinMs / 1_000} s`)
  return { broken, publicMs }
}

/** Every request that was acknowledged is stored once, and each that is stored is mailed once. */
export async function checkRequests(stack: TestStack, seed: number, { acknowledged }: Requests) {
  const broken: string[] = []
  const isMailed = async () => (await storedRequests(stack, seed)).every(({ mails }) => mails > 0)
  if ((await until(isMailed, mailedWithinMs)) === null)
    broken.push(`a request was not mailed within ${mailedWithinMs / 1_000} s`)
  const leads = await storedRequests(stack, seed)
  for (const email of acknowledged) {
    const times = leads.filter((lead) => lead.email === email).length
    if (times !== 1) broken.push(`${email} was told that it is received, and is stored ${times} times`)
  }
  for (const { email, mails } of leads) if (mails > 1) broken.push(`${email} was mailed ${mails} times`)
  return { broken, stored: leads.length }
}

/** What is left behind: bytes on the disk, memory, secrets in logs. */
export function checkTraces(stack: TestStack, bytesLeft: number): string[] {
  const broken: string[] = []
  if (bytesLeft > maxBytesLeft) broken.push(`${bytesLeft} bytes were left on the disk`)
  const { site } = memoryOf(stack)
  if (site > maxSiteMegabytes) broken.push(`the site holds ${site} MB`)
  const secrets = secretsOf(stack)
  for (const path of filesBelow(stack.settings.folder('logs')))
    for (const name of secretsIn(path, secrets)) broken.push(`${path} has the ${name}`)
  return broken
}

/** Of what grows by itself: what the site makes, and what is logged. */
export function bytesOnDisk({ settings }: TestStack): number {
  const folders = [join(settings.root, 'web', siteBuildFolder(settings)), settings.folder('logs')]
  return folders.reduce((sum, folder) => sum + bytesBelow(folder), 0)
}

/** Milliseconds until something holds; null when it does not in time. */
async function until(holds: () => Promise<boolean>, milliseconds: number): Promise<number | null> {
  const started = performance.now()
  while (performance.now() - started < milliseconds) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - started)
    await wait(200)
  }
  return null
}
