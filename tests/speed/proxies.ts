import { locales } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { killService, type TestStack } from '../support/test-stack.ts'
import type { ProxyName } from './proxy-settings.ts'
import { publishToVisible } from './publish.ts'
import { kindsOfRoutes } from './sizes.ts'
import { hasProxy, startProxy } from './start-proxy.ts'

const known: ProxyName[] = ['nginx', 'caddy', 'haproxy']
const inEveryLanguage = ['/', '/services', '/contact', '/resources', '/no-such-page']
const paths = [
  ...kindsOfRoutes,
  ...locales.flatMap(({ id }) => (id === 'en-UK' ? [] : inEveryLanguage.map((path) => localePath(id, path)))),
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
]
const slowestPublishMs = 3_000
/** After the first requests of all pages, they are compressed at the highest level on the same two cores. */
const settledMs = 10_000

/**
 * Tests the sample configurations of docs/deploying.md with those of nginx, Caddy and HAProxy that this machine has:
 * every kind of page in every language, publishing, and nginx as a shared cache with the site killed. @throws all
 * failures.
 */
export async function tryProxies(stack: TestStack): Promise<void> {
  const faults: string[] = []
  const found = known.filter(hasProxy)
  if (found.length === 0) throw new Error(`Install one of ${known.join(', ')}: none was found.`)
  for (const name of known) if (!found.includes(name)) console.info(`${name} is not installed, skipped.`)
  for (const name of found) {
    const { url, stop } = await startProxy(name, stack.settings.ports.site)
    try {
      faults.push(...(await wrongStatuses(name, url)))
      console.info(`${name}: requested ${paths.length} paths`)
      faults.push(...(await slowPublishes(stack, name, url)))
      if (name === 'nginx') faults.push(...(await withoutSite(stack, url)))
    } finally {
      await stop()
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

const statusOf = async (url: string) => (await fetch(url, { headers: { 'accept-encoding': 'br' } })).status

async function wrongStatuses(name: string, url: string): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const status = await statusOf(url + path)
    const wanted = path.endsWith('/no-such-page') ? 404 : 200
    if (status !== wanted) faults.push(`${name}: ${path} is ${status} instead of ${wanted}.`)
  }
  return faults
}

async function slowPublishes(stack: TestStack, name: string, url: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, settledMs))
  const times: number[] = []
  for (let index = 0; index < 5; index++)
    times.push(await publishToVisible(stack, [url], `Behind ${name}, ${index}`))
  const worst = Math.round(Math.max(...times))
  console.info(`${name}: publish to visible, worst of 5: ${worst} ms`)
  return worst > slowestPublishMs ? [`${name}: a publish took ${worst} ms to be visible.`] : []
}

/** A shared cache keeps serving what it has while the site is down. */
async function withoutSite(stack: TestStack, url: string): Promise<string[]> {
  await wrongStatuses('nginx', url) // after the publishes, fill the cache again
  await killService(stack, 'site')
  const isGone = await fetch(stack.settings.urls.site).then(
    () => false,
    () => true,
  )
  if (!isGone) throw new Error('The site was killed but still responds.')
  await new Promise((resolve) => setTimeout(resolve, 5_000)) // everything in the cache is stale by now
  // Pages rendered per visitor are not cached.
  const cached = paths.filter((path) => !/no-such-page|weeklyplaybooks/.test(path))
  const statuses = await Promise.all(cached.map((path) => statusOf(url + path)))
  console.info(`nginx, site killed: requested ${cached.length} pages`)
  await stack.restart('site')
  return cached.flatMap((path, index) =>
    statuses[index] === 200 ? [] : [`nginx, site killed: ${path} is ${statuses[index]}.`],
  )
}
