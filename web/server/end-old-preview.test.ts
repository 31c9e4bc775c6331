import { expect, it } from 'vitest'
import { createPreviewPass } from '../security/preview-pass.ts'
import { endOldPreview } from './end-old-preview.ts'

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
  // The first of a name is the one that Next.js may not read.
  [`__prerender_bypass=draft; preview-pass=x; __prerender_bypass=draft`, 'preview-pass=x'],
  ['__prerender_bypass', ''],
  ['a=1', 'a=1'],
])('makes of %j %j', (cookie, expected) => {
  const headers = { cookie }
  endOldPreview({ headers }, secret, now)
  expect(headers.cookie).toBe(expected)
})
