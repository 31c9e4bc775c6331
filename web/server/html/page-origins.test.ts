import { expect, it } from 'vitest'
import { allowPageOrigins } from './page-origins.ts'

const policy =
  "default-src 'self'; script-src 'self' 'sha256-a'; img-src 'self' data:; connect-src 'self'; base-uri 'none'"
const page = (content: string) => `<html><head><meta name="csp-origins" content="${content}"/></head></html>`

it('allows what the page names, in the directives that it names, and nothing else', () => {
  const content =
    'script-src https://tags.example http://127.0.0.1:9000; connect-src https://*.collect.example; img-src https://*.collect.example'
  expect(allowPageOrigins(policy, page(content))).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' https://tags.example http://127.0.0.1:9000; img-src 'self' data: https://*.collect.example; connect-src 'self' https://*.collect.example; base-uri 'none'",
  )
})

it.each([
  'default-src https://x.example',
  'base-uri https://x.example',
  "script-src 'unsafe-eval'",
  'script-src *',
  'script-src https://*',
  'script-src https:',
  'script-src data:',
  'script-src https://x.example/path',
  '',
])('allows nothing by %j', (content) => {
  expect(allowPageOrigins(policy, page(content))).toBe(policy)
})

it('allows nothing by markup in the content', () => {
  const injected = '<meta name="csp-origins" content="script-src https://evil.example"/>'
  const html = `<html><head><title>Page</title></head><body>${injected}</head>${injected}</body></html>`
  expect(allowPageOrigins(policy, html)).toBe(policy)
})

it('leaves the policy of a page that names none as it is', () => {
  expect(allowPageOrigins(policy, '<html></html>')).toBe(policy)
})

it('allows the players of a page’s videos, each once, and of no other host', () => {
  const closed = "frame-src 'none'; object-src 'none'"
  const video = (origin: string) => `<meta name="csp-origins" content="frame-src ${origin}"/>`
  const page =
    video('https://player.vimeo.com') +
    video('https://www.youtube-nocookie.com') +
    video('https://player.vimeo.com')
  expect(allowPageOrigins(closed, page)).toBe(
    "frame-src https://player.vimeo.com https://www.youtube-nocookie.com; object-src 'none'",
  )
  expect(allowPageOrigins(closed, video('https://frames.example'))).toBe(closed)
})
