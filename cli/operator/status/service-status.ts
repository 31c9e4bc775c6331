import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { homeSlug } from '@tidewright/contracts/protected-documents.ts'
import { z } from 'zod'
import type { Settings } from '../../../local/settings/settings.ts'

const timeoutMs = 5_000
const fetchLimited = limitedFetch(4 * 1024 * 1024)

/** Why a service isn't usable, or null if it is. */
export type Fault = string | null

/** The published document that was changed last. */
const lastChange = z.object({ _id: z.string(), _type: z.string(), _rev: z.string(), _updatedAt: z.string() })
export type LastChange = z.infer<typeof lastChange>

/** `homes`: the languages with a home page. In others, visitors get its last version, which nobody can change. */
const published = /* groq */ `{
  "change": *[!(_id in path("drafts.**")) && !(_id in path("versions.**"))
    && !string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.")] | order(_updatedAt desc)[0]{_id, _type, _rev, _updatedAt},
  "homes": *[_type == "page" && slug.current == "${homeSlug}"
    && !(_id in path("drafts.**")) && !(_id in path("versions.**"))].language
}`
const answer = z.object({
  result: z.object({ change: lastChange.nullable(), homes: z.array(z.string().nullable()) }),
})

/** Whether the site accepts visitors and has a home page for them. */
export async function checkSite(site: string): Promise<Fault> {
  for (const path of ['/api/ready', '/']) {
    const response = await request(`${site}${path}`)
    await response?.body?.cancel()
    if (!response) return 'it does not respond'
    if (response.status >= 400) return `${path} answers ${response.status}`
    const target = response.headers.get('location')
    if (path === '/' && target)
      return `/ redirects to ${URL.parse(target, site)?.href ?? target}: use that URL with --site`
  }
  return null
}

type LakeStatus = { fault: Fault; change: LastChange | null; missingHomes: string[] | null }

/** Whether the content lake answers queries, what it was told last, and which languages have no home page. */
export async function checkLake({ sanity }: Settings): Promise<LakeStatus> {
  const { apiHost = `https://${sanity.projectId}.api.sanity.io`, dataset, readToken } = sanity
  const query = new URLSearchParams({ query: published, perspective: 'raw' })
  const response = await request(`${apiHost}/v${apiVersion}/data/query/${dataset}?${query}`, {
    authorization: `Bearer ${readToken}`,
  })
  const unknown = { change: null, missingHomes: null }
  if (!response) return { fault: 'it does not respond', ...unknown }
  const reply = answer.safeParse(await response.json().catch(() => null))
  if (!response.ok || !reply.success) return { fault: `a query gets ${response.status}`, ...unknown }
  const { change, homes } = reply.data.result
  const missingHomes = locales.filter(({ id }) => !homes.includes(id)).map(({ name }) => name)
  return { fault: null, change, missingHomes }
}

/** Whether the site renders pages with a change; null if it doesn't respond. */
export async function isServed(site: string, { _id, _rev }: LastChange): Promise<boolean | null> {
  const response = await request(`${site}/api/live?${new URLSearchParams({ id: _id, rev: _rev })}`)
  const reply = z.object({ live: z.boolean() }).safeParse(await response?.json().catch(() => null))
  return reply.success ? reply.data.live : null
}

/** Figures of the site that `/metrics` has and nothing else tells. */
export type SiteFigures = { isStreamConnected: boolean; isCircuitOpen: boolean; oldestStaleSeconds: number }

/** Null if the metrics don't respond. */
export async function readSiteFigures({ host, port }: Settings['metrics']): Promise<SiteFigures | null> {
  const response = await request(`http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`)
  if (!response?.ok) return null
  const text = await response.text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    isStreamConnected: value('site_content_stream_connected') === 1,
    isCircuitOpen: value('site_lake_circuit_open') === 1,
    oldestStaleSeconds: value('site_oldest_stale_page_seconds'),
  }
}

function request(url: string, headers: Record<string, string> = {}): Promise<Response | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetchLimited(url, { headers, signal, redirect: 'manual', cache: 'no-store' }).catch(() => null)
}
