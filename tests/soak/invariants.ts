import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderBytes } from '../../cli/operator/backup/disk-space.ts'
import { siteBuildFolder } from '../../cli/stack/builds.ts'
import { memoryOf } from '../support/memory.ts'
import { filesBelow, secretsIn, secretsOf } from '../support/secrets.ts'
import type { TestStack } from '../support/test-stack.ts'
import { type Publishes, publishedTitle, titleOf } from './publishes.ts'
import { type Requests, storedRequests } from './requests.ts'

/** The maximum time until a published change is public. */
const publicWithinMs = 60_000
/**
 * The maximum time until an email is sent: a killed worker's leases last a minute, and a provider is probed every half
 * minute.
 */
const mailedWithinMs = 150_000
/** Limits on what a seed may leave on disk, in caches and logs, and on the site's memory. */
const maxBytesLeft = 40 * 1024 * 1024
const maxSiteMegabytes = 900

/** No acknowledged change is lost, and visitors get what the lake has. */
export async function checkContent(stack: TestStack, seed: number, { tried, acknowledged }: Publishes) {
  const broken = acknowledged > 0 ? [] : ['no change was acknowledged']
  const published = await publishedTitle(stack)
  const stored = Array.from({ length: tried + 1 }, (_, number) => titleOf(seed, number)).indexOf(published)
  if (acknowledged > 0 && stored < acknowledged)
    broken.push(`change ${acknowledged} was acknowledged, but the lake has "${published}"`)
  const article = `${stack.settings.urls.site}/insights/sme-advantage`
  const isPublic = async () => (await (await fetch(article)).text()).includes(published)
  const publicMs = await until(isPublic, publicWithinMs)
  if (publicMs === null) broken.push(`"${published}" was not public within ${publicWithinMs / 1_000} s`)
  return { broken, publicMs }
}

/** Every acknowledged request is stored once, and each stored one is emailed once. */
export async function checkRequests(stack: TestStack, seed: number, { acknowledged }: Requests) {
  const broken = acknowledged.length > 0 ? [] : ['no request was acknowledged']
  const isMailed = async () => (await storedRequests(stack, seed)).every(({ mails }) => mails > 0)
  if ((await until(isMailed, mailedWithinMs)) === null)
    broken.push(`a request was not emailed within ${mailedWithinMs / 1_000} s`)
  const leads = await storedRequests(stack, seed)
  for (const email of acknowledged) {
    const times = leads.filter((lead) => lead.email === email).length
    if (times !== 1) broken.push(`${email} was acknowledged, but is stored ${times} times`)
  }
  for (const { email, mails } of leads) if (mails > 1) broken.push(`${email} was emailed ${mails} times`)
  return { broken, stored: leads.length }
}

/** What is left behind: bytes on disk, memory, secrets in logs. */
export function checkTraces(stack: TestStack, bytesLeft: number): string[] {
  const broken: string[] = []
  if (bytesLeft > maxBytesLeft) broken.push(`${bytesLeft} bytes were left on the disk`)
  const { site } = memoryOf(stack)
  if (site > maxSiteMegabytes) broken.push(`the site uses ${site} MB`)
  const secrets = secretsOf(stack)
  for (const path of filesBelow(stack.settings.folder('logs')))
    for (const name of secretsIn(path, secrets)) broken.push(`${path} contains ${name}`)
  return broken
}

/** The folders that grow: the site's build folder and the logs. */
export function bytesOnDisk({ settings }: TestStack): number {
  const folders = [join(settings.root, 'web', siteBuildFolder(settings)), settings.folder('logs')]
  return folders.reduce((sum, folder) => sum + folderBytes(folder), 0)
}

/** Milliseconds until a condition holds; null if it doesn't in time. */
async function until(holds: () => Promise<boolean>, milliseconds: number): Promise<number | null> {
  const started = performance.now()
  while (performance.now() - started < milliseconds) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - started)
    await wait(200)
  }
  return null
}
