import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseDocument } from '@sanity/client'
import { locales } from '@tidewright/contracts/locales.ts'
import { pagePath, publicPath } from '@tidewright/contracts/public-path.ts'
import { randomFrom } from '../support/random.ts'
import { startSiteInstances } from '../support/site-instances.ts'
import type { TestStack } from '../support/test-stack.ts'
import { addArticles, growthId } from './many-articles.ts'

/** In each language. A release holds at most 1,000 documents, as in the hosted service. */
const articles = 1_000
const released = 200
const perSecond = 100
/** Between scheduling and the scheduled time, and how long visitors stay after it. */
const leadMs = 20_000
const afterMs = 45_000
const releaseId = 'rbench'

/** `at` is when it began, in milliseconds since 1970; `old` and `new` are the texts that the page has. */
const random = randomFrom(1)
/** What visitors ask for: the released articles, the first much more often than the last, and the lists of articles. */
const paths = Array.from({ length: 2_000 }, (_, count) => {
  const { id } = locales[count % locales.length] ?? locales[0]
  if (random() < 0.2) return pagePath(id, 'insights')
  return publicPath('insight', id, `article-${Math.floor(released * random() ** 4)}`)
})

type Visit = { at: number; ms: number; status: number; site: string; old: boolean; new: boolean }

/**
 * A scheduled release of 1,000 articles, in five languages, while visitors request 100 pages a second of three
 * instances: what they got, how long it took, and how long after the lake's transaction the old text was still served.
 */
export async function benchRelease(stack: TestStack): Promise<void> {
  await addArticles(stack.lakeClient, 0, articles)
  const instances = await startSiteInstances(stack, 2)
  try {
    await addVersions(stack)
    const sites = [stack.settings.urls.site, ...instances.urls]
    // Visitors find pages that others have visited before.
    for (const path of new Set(paths))
      for (const site of sites) await (await fetch(site + path)).arrayBuffer()
    const publishAt = Date.now() + leadMs
    await stack.lakeClient.releases.schedule({ releaseId, publishAt: new Date(publishAt).toISOString() })
    const visits = await visitUntil(sites, publishAt + afterMs)
    const release = await stack.lakeClient.getDocument<ReleaseDocument>(`_.releases.${releaseId}`)
    report(visits, publishAt, Date.parse(release?.publishedAt ?? ''))
  } finally {
    await instances.stop()
  }
}

/** Gives every one of the first articles a version with another title. */
async function addVersions({ lakeClient }: TestStack): Promise<void> {
  await lakeClient.releases.create({ releaseId, metadata: { title: 'Launch', releaseType: 'scheduled' } })
  for (let number = 0; number < released; number += 20) {
    const ids = Array.from({ length: 20 }, (_, index) =>
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
                title: String(document.title).replace('Article', 'Released'),
              },
            }
          : [],
      ),
    )
  }
}

/** Visits at a constant rate, whatever happens. */
async function visitUntil(sites: string[], end: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  for (let count = 0; Date.now() < end; count += 1) {
    visits.push(visit(sites[count % sites.length] ?? '', paths[count % paths.length] ?? '/'))
    await wait(1_000 / perSecond)
  }
  return Promise.all(visits)
}

async function visit(site: string, path: string): Promise<Visit> {
  const at = Date.now()
  const start = performance.now()
  const response = await fetch(site + path, { redirect: 'manual' }).catch(() => null)
  const html = (await response?.text().catch(() => '')) ?? ''
  const ms = performance.now() - start
  const numbers = [...html.matchAll(/Article (\d+) \(/g)].map(([, number]) => Number(number))
  return {
    at,
    ms,
    status: response?.status ?? 0,
    site,
    old: numbers.some((number) => number < released),
    new: html.includes('Released '),
  }
}

function report(visits: Visit[], publishAt: number, publishedAt: number): void {
  console.info(`Published ${publishedAt - publishAt} ms after the scheduled time`)
  const before = visits.filter(({ at, ms }) => at + ms < publishedAt)
  const after = visits.filter(({ at, ms }) => at + ms >= publishedAt)
  for (const [name, some] of [
    ['before', before],
    ['from then on', after],
  ] as const) {
    const times = some.map(({ ms }) => ms).sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(1)
    console.info(
      [
        `${name}: ${some.length} visits, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${times.at(-1)?.toFixed(0)} ms`,
        `statuses ${JSON.stringify(countBy(some, ({ status }) => status))}`,
        `${some.filter((visit) => visit.old && !visit.new).length} old`,
        `${some.filter((visit) => visit.new && !visit.old).length} new`,
        `${some.filter((visit) => visit.new && visit.old).length} mixed`,
      ].join(', '),
    )
  }
  for (let second = 0; second < afterMs / 1_000; second++) {
    const some = after.filter(({ at }) => Math.floor((at - publishedAt) / 1_000) === second)
    console.info(
      second,
      some.length,
      'old',
      some.filter((v) => v.old && !v.new).length,
      'new',
      some.filter((v) => !v.old && v.new).length,
      'mixed',
      some.filter((v) => v.old && v.new).length,
      'p50',
      some
        .map((v) => v.ms)
        .sort((a, b) => a - b)
        [Math.floor(some.length / 2)]?.toFixed(0),
    )
  }
  for (const site of new Set(visits.map((visit) => visit.site))) {
    const stale = after.filter((visit) => visit.site === site && visit.old)
    const last = Math.max(0, ...stale.map(({ at }) => at - publishedAt))
    console.info(`${site}: the old text was last served to a visit ${last} ms after the transaction`)
  }
}

function countBy<Item>(items: Item[], key: (item: Item) => number): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
