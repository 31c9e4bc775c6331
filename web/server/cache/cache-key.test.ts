import { expect, it } from 'vitest'
import { toCacheableRequest } from './cache-key.ts'

const get = (url: string, headers = {}) => toCacheableRequest({ method: 'GET', url, headers })

it.each(['/', '/fr/contact', '/fr/feed.xml', '/api/dialogs/consultation', '/robots.txt'])(
  'caches %s, so that its first visitor gets the fresh one and shared caches keep it',
  (url) => {
    expect(get(url)?.key).toBe(url)
  },
)

it.each(['/old/brochure.html', '/index.php?id=3', '/fr/logo.png'])(
  'caches %s like a page, since it may be a redirect',
  (url) => {
    expect(get(url)).not.toBeNull()
  },
)

it.each(['/icon.svg', '/downloads/guide.pdf', '/_next/static/a.js', '/api/live'])(
  'never caches %s',
  (url) => {
    expect(get(url)).toBeNull()
  },
)

it('keeps the responses apart that Next.js makes of the same URL', () => {
  const names = [
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
  ]
  const keys = [{}, ...names.map((name) => ({ [name]: '1' }))].map((headers) => get('/', headers)?.key)
  expect(new Set(keys).size).toBe(names.length + 1)
})

it('passes on nothing else that tells one visitor from another', () => {
  const visitor = {
    cookie: 'session=mine',
    'user-agent': 'me',
    'accept-language': 'nl',
    'x-forwarded-for': '203.0.113.9',
  }
  expect(get('/about?utm_source=x', visitor)).toEqual({
    key: '/about',
    request: { url: '/about?utm_source=x', headers: {} },
  })
})
