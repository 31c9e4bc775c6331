import { expect, it } from 'vitest'
import { plainRequestOf } from './plain-request.ts'

const ask = (url: string) => plainRequestOf({ method: 'GET', url, headers: {} })

it.each(['/', '/fr/contact', '/fr/feed.xml', '/api/dialogs/consultation', '/robots.txt'])(
  '%s is held, so that it is new for its first visitor and shared caches keep it',
  (url) => {
    expect(ask(url)?.key).toBe(url)
  },
)

it.each(['/old/brochure.html', '/index.php?id=3', '/fr/logo.png'])(
  '%s may redirect, and is held like a page',
  (url) => {
    expect(ask(url)).not.toBeNull()
  },
)

it.each(['/icon.svg', '/downloads/guide.pdf', '/_next/static/a.js', '/api/live'])(
  '%s answers for itself',
  (url) => {
    expect(ask(url)).toBeNull()
  },
)
