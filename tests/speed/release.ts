import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseDocument } from '@sanity/client'
import { locales } from '@tidewright/contracts/locales.ts'
import { pagePath, publicPath } from '@tidewright/contracts/public-path.ts'
import { startSiteInstances } from '../support/site-instances.ts'
import type { TestStack } from '../support/test-stack.ts'
import { cpuTime, cpuUsed, untilIdle } from './cpu-time.ts'
import { addArticles, growthId } from './many-articles.ts'

/** In each language. */
const articles = 1_000
/**
 * `released` is the number of articles in each language: a release holds at most 1,000 documents, as in the hosted
 * service. `word` replaces the first one of their titles.
 */
type Release = { word: string; released: number; perSecond: number }

const releases: Release[] = [
  { word: 'Launched', released: 10, perSecond: 10 },
  { word: 'Released', released: 200, perSecond: 100 },
]
/** Visitors read the newest articles of the release, and the lists and feeds of articles. */
const read = 10
/** How long visitors come before the scheduled time and after it. */
const beforeMs = 10_000
const afterMs = 30_000

const paths = locales.flatMap(({ id }) => [
  pagePath(id, 'insights'),
  publicPath('page', id, 'feed.xml'),
  ...Array.from({ length: read }, (_, number) => publicPath('insight', id, `article-${number}`)),
])

/** `at` is when it began, in milliseconds since 1970; `old` and `new` are the titles that the page has. */
type Visit = { at: number; ms: number; status: number; site: string; old: boolean; new: boolean }

/**
 * Scheduled releases of 10 and 200 of 1,000 articles, in five languages, while visitors request 10 and 100 pages a
 * second of three instances: what they got, how long it took, and how long after the lake's transaction the old titles
 * were still served.
 */
export async function benchRelease(stack: TestStack): Promise<void> {
  await addArticles(stack.lakeClient, 0, articles)
  const instances = await startSiteInstances(stack, 2)
  try {
    for (const release of releases)
      await visitDuring(release, stack, [stack.settings.urls.site, ...instances.urls])
  } finally {
    await instances.stop()
  }
}

async function visitDuring(release: Release, stack: TestStack, sites: string[]): Promise<void> {
  const releaseId = await addVersions(release, stack)
  await untilIdle(stack)
  // Visitors find pages that others have visited before.
  for (const path of paths) for (const site of sites) await (await fetch(site + path)).arrayBuffer()
  await untilIdle(stack)
  console.info(`${release.released} articles, ${release.perSecond} visits a second`)
  console.info(`Load average before: ${loadavg()[0]?.toFixed(1)}`)
  const publishAt = Date.now() + beforeMs
  await stack.lakeClient.releases.schedule({ releaseId, publishAt: new Date(publishAt).toISOString() })
  const start = cpuTime(stack)
  const visiting = visitUntil(release, sites, publishAt + afterMs)
  await wait(publishAt - Date.now())
  const due = cpuTime(stack)
  const visits = await visiting
  console.info(`CPU before: ${cpuUsed(start, due)}`)
  console.info(`CPU from then on: ${cpuUsed(due, cpuTime(stack))}`)
  const published = await stack.lakeClient.getDocument<ReleaseDocument>(`_.releases.${releaseId}`)
  report(visits, publishAt, Date.parse(published?.publishedAt ?? ''))
}

/** Gives every one of the newest articles a version with another title. @returns the id of the release. */
async function addVersions({ word, released }: Release, { lakeClient }: TestStack): Promise<string> {
  const releaseId = `r${word.toLowerCase()}`
  await lakeClient.releases.create({ releaseId, metadata: { title: 'Launch', releaseType: 'scheduled' } })
  for (let number = 0; number < released; number += 20) {
    const ids = Array.from({ length: Math.min(20, released) }, (_, index) =>
      locales.map(({ id }) => growthId(number + index, id)),
    ).flat()
    const published = await lakeClient.getDocuments(ids)
    await lakeClient.action(
      published.flatMap((document) =>
        document
          ? {
              actionType: 'sanity.action.document.version.create' as const,
              publishedId: document._id,
              document: {
                ...document,
                _id: `versions.${releaseId}.${document._id}`,
                title: String(document.title).replace(/^\w+/, word),
              },
            }
          : [],
      ),
    )
  }
  return releaseId
}

/** Visits at a constant rate, whatever happens. */
async function visitUntil(release: Release, sites: string[], end: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  const start = Date.now()
  for (let count = 0; Date.now() < end; count += 1) {
    const site = sites[count % sites.length] ?? ''
    const path = paths[Math.floor(count / sites.length) % paths.length] ?? '/'
    visits.push(visit(release, site + path, site))
    await wait(Math.max(0, start + ((count + 1) * 1_000) / release.perSecond - Date.now()))
  }
  return Promise.all(visits)
}

async function visit({ word, released }: Release, url: string, site: string): Promise<Visit> {
  const at = Date.now()
  const start = performance.now()
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
  const html = (await response?.text().catch(() => '')) ?? ''
  const ms = performance.now() - start
  const titles = [...html.matchAll(/(Article|Launched|Released) (\d+) \(/g)]
  const old = titles.some(([, first, number]) => first !== word && Number(number) < released)
  return { at, ms, status: response?.status ?? 0, site, old, new: html.includes(`${word} `) }
}

function report(visits: Visit[], publishAt: number, publishedAt: number): void {
  console.info(`Published ${publishedAt - publishAt} ms after the scheduled time`)
  const isAfter = ({ at, ms }: Visit) => at + ms >= publishedAt
  summarize(
    'before',
    visits.filter((one) => !isAfter(one)),
  )
  summarize('from then on', visits.filter(isAfter))
  for (const site of new Set(visits.map((one) => one.site))) {
    const own = visits.filter((one) => one.site === site && one.at >= publishedAt)
    const firstNew = Math.min(...own.filter((one) => one.new && !one.old).map(({ at, ms }) => at + ms))
    const lastOld = Math.max(publishedAt, ...own.filter((one) => one.old).map(({ at }) => at))
    console.info(
      `${site}: first new page after ${Math.round(firstNew - publishedAt)} ms, last old one after ${lastOld - publishedAt} ms`,
    )
  }
}

function summarize(name: string, visits: Visit[]): void {
  const times = visits.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  const count = (holds: (visit: Visit) => boolean) => visits.filter(holds).length
  console.info(
    [
      `${name}: ${visits.length} visits, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`,
      `${count(({ status }) => status >= 500)} server errors, ${count(({ status }) => status === 0)} without a response`,
      `${count((one) => one.old && !one.new)} old, ${count((one) => one.new && !one.old)} new, ${count((one) => one.new && one.old)} mixed`,
    ].join('; '),
  )
}
