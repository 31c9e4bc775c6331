import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, attemptEach } from './attack.ts'
import { send } from './send.ts'

const pages = [
  '/',
  '/fr',
  '/contact',
  '/services',
  '/about',
  '/it/contatti',
  '/insights',
  '/api/dialogs/en-UK/consultation',
  '/feed.xml',
  '/nowhere',
]
const marker = 'evil.example'

/** A value that is the same for a few seconds: after a start, pages are rendered again once. */
async function settled(read: () => Promise<string>): Promise<string> {
  for (let [value, same] = [await read(), 0]; ; await wait(500)) {
    const next = await read()
    same = next === value ? same + 1 : 0
    value = next
    if (same === 4) return value
  }
}

/** What two texts have where they differ first; null if they are the same. */
function firstDifference(before: string, after: string): string | null {
  if (before === after) return null
  let at = 0
  while (before[at] === after[at]) at += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80))
  return `previously ${around(before)}, now ${around(after)}`
}

/** Requests whose responses other visitors must not get. */
const poisons: { query?: string; headers?: Record<string, string>; method?: string }[] = [
  { headers: { 'x-forwarded-host': marker, 'x-forwarded-proto': 'ftp' } },
  { headers: { 'x-forwarded-host': marker, host: 'localhost' } },
  { headers: { host: marker } },
  { headers: { 'x-original-url': `/${marker}`, 'x-rewrite-url': `/${marker}` } },
  { headers: { 'x-invoke-path': '/weeklyplaybooks', 'x-matched-path': '/weeklyplaybooks' } },
  { headers: { 'accept-language': 'fr', 'content-language': 'fr' } },
  { headers: { rsc: '1' } },
  { query: '?_rsc', headers: { rsc: '1' } },
  { headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { headers: { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' } },
  { headers: { rsc: '1', 'next-url': `/${marker}` } },
  { headers: { 'next-url': `/${marker}` } },
  { headers: { 'x-nextjs-data': '1' } },
  { headers: { cookie: '__prerender_bypass=guess; __next_preview_data=guess' } },
  { headers: { cookie: `NEXT_LOCALE=fr; form-flash=${marker}` } },
  { headers: { range: 'bytes=0-9' } },
  { headers: { 'accept-encoding': 'identity' } },
  { headers: { accept: 'text/x-component' } },
  { headers: { authorization: `Bearer ${marker}` } },
  { headers: { 'x-middleware-prefetch': '1', purpose: 'prefetch' } },
  { headers: { 'if-none-match': '*' } },
  { query: `?_rsc=${marker}` },
  { query: `?${marker}` },
  { query: '?__nextLocale=fr&__nextDefaultLocale=fr' },
  { query: `?nxtPpath=${marker}&nxtPlocale=fr&nextInternalLocale=fr` },
  { method: 'HEAD' },
  { method: 'POST', headers: { 'x-http-method-override': 'DELETE' } },
  { method: 'OPTIONS', headers: { origin: `https://${marker}` } },
]

/** Requests with odd parameters, and what the next visitor gets. */
export const cachePoisoning: Attack = {
  title: 'Cache poisoning by headers, queries, cookies, methods',
  async run({ settings: { urls } }) {
    const request = async (path: string) => {
      const { status, headers, body } = await send(urls.site, path, {
        headers: { 'accept-encoding': 'identity' },
      })
      // A page that is rendered again has the same text, but numbers the data in its scripts in order of arrival.
      const text = body.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      return { body, shown: `${status} ${headers['content-type']} ${headers.location ?? ''} ${text}` }
    }
    const shownAt = async (path: string) =>
      [path, await settled(async () => (await request(path)).shown)] as const
    const before = new Map(await Promise.all(pages.map(shownAt)))
    return attemptEach(
      pages.flatMap((path) => poisons.map((poison) => ({ path, ...poison }))),
      async ({ path, query = '', headers = {}, method = 'GET' }) => {
        await send(urls.site, path + query, { method, headers })
        const { shown, body } = await request(path)
        if (body.includes(marker)) return `the next visitor sees ${marker}`
        return firstDifference(before.get(path) ?? '', shown)
      },
    )
  },
}

/** The header values of a router's prefetch, and forgeries of its cache key. */
const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
const forgedKeys: Record<string, string>[] = [
  { rsc: '1 next-router-prefetch=1 next-router-segment-prefetch=/_tree' },
  { rsc: '1\tnext-router-prefetch=1' },
  { rsc: '2', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { ...prefetch, rsc: 'true' },
  { ...prefetch, 'next-router-prefetch': '1 next-url=/' },
  { ...prefetch, 'next-router-segment-prefetch': '/_tree next-url=/' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

/** Requests that forge the cache key of a navigation; the next visitor's click must not become a full page load. */
export const navigationPoisoning: Attack = {
  title: 'Cache poisoning of client navigation',
  run({ settings: { urls } }) {
    return attemptEach(
      pages
        .filter((path) => !/api|xml|nowhere/.test(path))
        .flatMap((path) => forgedKeys.map((headers) => ({ path, headers }))),
      async ({ path, headers }) => {
        await send(urls.site, path, { headers: { ...headers, 'next-url': '/en-UK' } })
        const reply = await fetch(urls.site + path, { headers: { ...prefetch, 'next-url': '/en-UK' } })
        await reply.body?.cancel()
        const type = reply.headers.get('content-type') ?? ''
        return type.startsWith('text/x-component') ? null : `${path}: the visitor gets ${type}`
      },
    )
  },
}
