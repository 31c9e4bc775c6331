import { type Attack, attemptEach, joinResults } from './attack.ts'
import { send } from './send.ts'
import { openPreview } from './visitors.ts'

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'http://localhost//evil.example',
  'http://x//evil.example/%2e%2e',
  '/%2f/evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  '/a/..//evil.example',
  '/%5cevil.example',
]

/** Opening the preview: open redirects, and access without the Studio's secret. */
export const preview: Attack = {
  title: 'The preview: open redirects, access without a secret',
  async run(stack) {
    const { site } = stack.settings.urls
    const redirects = await attemptEach(elsewhere, async (path) => {
      const { status, headers } = await openPreview(stack, path)
      if (status < 300 || status >= 400) return null
      // As browsers parse it: backslashes are slashes, tabs are ignored.
      const leadsTo = new URL(headers.location ?? '', site)
      return leadsTo.origin === site ? null : `redirects to ${leadsTo.href}`
    })
    const opened = await openPreview(stack, '/contact')
    const cookies = (opened.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
    const bypass = cookies.find((cookie) => cookie.startsWith('__prerender_bypass='))
    if (!bypass) throw new Error(`The preview did not open: ${opened.status}.`)
    const jars = [
      // Cookies of an expired preview.
      { path: '/weeklyplaybooks', cookie: bypass },
      { path: '/weeklyplaybooks', cookie: `${bypass}; preview=x` },
      { path: '/weeklyplaybooks', cookie: '__prerender_bypass=guess' },
      {
        path: '/weeklyplaybooks',
        cookie: `${bypass.slice(0, -4)}0000; ${cookies.filter((cookie) => cookie !== bypass).join('; ')}`,
      },
    ]
    const entries = await attemptEach(jars, async ({ path, cookie }) => {
      const { body } = await send(site, path, { headers: { cookie } })
      return /name="code"/.test(body) ? null : 'the playbooks are open'
    })
    const secrets = await attemptEach(['', 'guess', '*', '" || true || "'], async (secret) => {
      const search = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': '/' })
      const { status } = await send(site, `/api/draft-mode/enable?${search}`)
      return status === 401 ? null : `${status}`
    })
    await stack.lakeClient.delete('drafts.attack-preview')
    return joinResults([redirects, entries, secrets])
  },
}
