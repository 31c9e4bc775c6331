import { expect, it } from 'vitest'
import { createPreviewPass } from '../../security/preview-pass.ts'
import { stripExpiredDraftCookie } from './strip-expired-draft-cookie.ts'

const secret = 'a-secret-of-the-site'
const now = 1_800_000_000_000
const pass = createPreviewPass('draft', now, secret)

it.each([
  [
    `a=1; __prerender_bypass=draft; preview-pass=${pass}`,
    `a=1; __prerender_bypass=draft; preview-pass=${pass}`,
  ],
  ['a=1; __prerender_bypass=draft; b=2', 'a=1; b=2'],
  [`__prerender_bypass=other; preview-pass=${pass}`, `preview-pass=${pass}`],
  // Next.js may read another cookie of the same name than the first.
  [`__prerender_bypass=draft; preview-pass=x; __prerender_bypass=draft`, 'preview-pass=x'],
  ['__prerender_bypass', ''],
  ['a=1', 'a=1'],
])('turns %j into %j', (cookie, expected) => {
  const headers = { cookie }
  stripExpiredDraftCookie({ headers }, secret, now)
  expect(headers.cookie).toBe(expected)
})
