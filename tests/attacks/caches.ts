import { createHash } from 'node:crypto'
import { type Attack, attemptEach } from './attack.ts'
import { send } from './send.ts'

const pages = [
  '/',
  '/fr',
  '/contact',
  '/services',
  '/about',
  '/it/contact',
  '/insights',
  '/api/dialogs/en-UK/consultation',
  '/feed.xml',
  '/nowhere',
]
const marker = 'evil.example'

/** Requests whose responses other visitors must not get. */
const poisons: { query?: string; headers?: Record<string, string>; method?: string }[] = [
  { headers: { 'x-forwarded-host': marker, 'x-forwarded-proto': 'ftp' } },
  { headers: { 'x-forwarded-host': marker, host: 'localhost' } },
  { headers: { host: marker } },
  { headers: { 'x-original-url': `/${marker}`, 'x-rewrite-url': `/${marker}` } },
  { headers: { 'x-invoke-path': '/weeklyplaybooks', 'x-matched-path': '/weeklyplaybooks' } },
  { headers: { 'accept-language': 'fr', 'content-language': 'fr' } },
  { headers: { rsc: '1' } },
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
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
      return { body, head: `${status} ${headers['content-type']} ${headers.location ?? ''} ${hash}` }
    }
    const before = new Map<string, string>()
    for (const path of pages) before.set(path, (await request(path)).head)
    return attemptEach(
      pages.flatMap((path) => poisons.map((poison) => ({ path, ...poison }))),
      async ({ path, query = '', headers = {}, method = 'GET' }) => {
        await send(urls.site, path + query, { method, headers })
        const { head, body } = await request(path)
        if (body.includes(marker)) return `the next visitor sees ${marker}`
        return head === before.get(path) ? null : `${head}, previously ${before.get(path)}`
      },
    )
  },
}
