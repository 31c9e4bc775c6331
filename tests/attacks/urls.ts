import { type Attack, attemptEach } from './attack.ts'
import { send } from './send.ts'

const malformed = [
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/a%00b',
  '/%25',
  '/100%25',
  '/%2525',
  '/fr/%25',
  '/insights/50%25-off',
  '/api/%25',
  '/api/files/%25/%25',
  '/api/dialogs/%25/x',
  '/api/og-images/page/en-UK/%25',
  '/_next/%25',
  '/_next/data/x/%25.json',
  '//',
  '/;',
  '/.',
  '/?%',
  '/?a=%zz',
  '/contact?%E0%A4%A',
  '/[locale]/contact',
  '/__proto__',
  '/api/dialogs/__proto__/constructor',
  '/api/dialogs/en-UK/__proto__',
  '/constructor/toString',
  `/${'a/'.repeat(3_000)}`,
]
const traversals = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/..%5c..%5cpackage.json',
  '/_next/../../package.json',
  '/_next/static/..%2f..%2f..%2fpackage.json',
  '/_next/static/chunks/..%2f..%2f..%2f..%2f.env',
  '/downloads/..%2f..%2f..%2fpackage.json',
  '/downloads/../../.env',
  '/.env',
  '/.git/config',
  '/server/main.ts',
  '/api/files/..%2f..%2flake.sqlite/x',
  '/api/files/file-..%2fsecrets.json/x',
  '/api/images/..%2f..%2fsecrets.json?w=960',
  '/api/videos/..%2f..%2fsecrets.json',
  '/images/tidewright/production/..%2f..%2flake.sqlite',
  '/files/tidewright/production/..%2f..%2fsecrets.json',
  '/mails/..%2f..%2fsecrets.json/content',
]
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '//evil.example/%2e%2e',
  '/fr//evil.example',
  '/en-UK//evil.example',
  '/en-UK/%5c%5cevil.example',
  '/https:/evil.example',
  '/?next=//evil.example',
]

const ofDisk = /root:.*:0:0|"workspaces"|readToken|SANITY_READ_TOKEN|^\[core\]|createPublicListener/m

/** Malformed URLs, and URLs that could redirect or climb out of the site. */
export const malformedUrls: Attack = {
  title: 'Malformed URLs, path traversal, open redirects',
  async run({ settings: { urls } }) {
    const items = Object.values(urls).flatMap((origin) =>
      [...malformed, ...traversals, ...elsewhere].map((path) => ({ origin, path })),
    )
    return attemptEach(
      items,
      async ({ origin, path }) => {
        const { status, headers, body, milliseconds } = await send(origin, path)
        // A stand-in returns 501 for unsupported features.
        if (status >= 500 && status !== 501) return `${status} ${body.slice(0, 80)}`
        if (status === 0) return 'no response'
        if (milliseconds > 5_000) return `${Math.round(milliseconds)} ms`
        if (ofDisk.test(body)) return `a file from the disk: ${body.slice(0, 80)}`
        const leadsTo = new URL(headers.location ?? origin, origin)
        return leadsTo.origin === origin ? null : `redirects to ${leadsTo.href}`
      },
      4,
    )
  },
}

const routerState = encodeURIComponent('["",{"children":5}]')
const strange: Record<string, string>[] = [
  { rsc: '1', 'next-router-state-tree': 'x' },
  { rsc: '1', 'next-router-state-tree': routerState },
  { rsc: '1', 'next-router-prefetch': '99', 'next-url': '//evil.example' },
  { rsc: '1', 'next-router-segment-prefetch': '/../../x' },
  { 'next-url': `/${'x'.repeat(5_000)}` },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-invoke-path': '/api/reconcile', 'x-invoke-status': '200' },
  { 'x-matched-path': '/en-UK/weeklyplaybooks' },
  { 'x-nextjs-data': '1' },
  { 'next-action': 'x' },
  { 'next-action': '40'.repeat(21) },
  { 'x-now-route-matches': '1=x' },
  { cookie: '__prerender_bypass=x; __next_preview_data=x' },
  { cookie: `form-flash=${'A'.repeat(4_000)}` },
  { cookie: 'form-flash=%%%; playbooks=%00' },
  { range: 'bytes=0-0,1-1,2-2,3-3' },
  { 'if-none-match': '*'.repeat(2_000) },
  { 'accept-encoding': 'br;q=nonsense,,,*;q=2' },
  { expect: '100-continue' },
  { host: 'evil.example' },
  { 'x-forwarded-for': "'; drop table leads; --" },
  { 'content-type': 'multipart/form-data' },
]

/** Headers that control Next.js, and garbage. */
export const routerHeaders: Attack = {
  title: 'Router headers and garbage cookies',
  run: ({ settings: { urls } }) =>
    attemptEach(
      strange.flatMap((headers) =>
        ['GET /contact/retry', 'POST /contact', 'GET /weeklyplaybooks', 'POST /api/forms/lead'].map(
          (target) => ({ target, headers }),
        ),
      ),
      async ({ target, headers }) => {
        const [method, path = ''] = target.split(' ')
        const { status } = await send(urls.site, path, {
          method,
          headers,
          ...(method === 'POST' ? { body: 'x' } : {}),
        })
        return status >= 500 || status === 0 ? `${status}` : null
      },
      4,
    ),
}
