import { expect, it } from 'vitest'
import { toCacheableRequest } from './cache-key.ts'

const get = (url: string, headers = {}) => toCacheableRequest({ method: 'GET', url, headers })

it.each([
  '/',
  '/fr/contact',
  '/fr/feed.xml',
  '/api/dialogs/consultation',
  '/api/og-images/insight/fr/une-maree',
  '/robots.txt',
  '/downloads/fr/guide.pdf',
])('caches %s, so that its first visitor gets the fresh one and shared caches keep it', (url) => {
  expect(get(url)?.key).toBe(url)
})

it('takes part of a share image from the whole, and no part of a page', () => {
  const range = { range: 'bytes=0-9' }
  expect([get('/api/og-images/page/fr', range)?.key, get('/', range)]).toEqual([
    '/api/og-images/page/fr',
    null,
  ])
})

it.each(['/old/brochure.html', '/index.php?id=3', '/fr/logo.png'])(
  'caches %s like a page, since it may be a redirect',
  (url) => {
    expect(get(url)).not.toBeNull()
  },
)

it.each(['/icon.svg', '/downloads/guide.webp', '/_next/static/a.js', '/api/live'])(
  'never caches %s',
  (url) => {
    expect(get(url)).toBeNull()
  },
)

const routerState = encodeURIComponent(JSON.stringify(['', {}]))
/** Headers as Next.js's router sends them. */
const routerHeaders = {
  rsc: '1',
  'next-router-state-tree': routerState,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
}

it('keeps the responses apart that Next.js makes of the same URL', () => {
  const single = Object.entries(routerHeaders).map(([name, value]) => ({ [name]: value }))
  const keys = [{}, ...single, routerHeaders].map((headers) => get('/', headers)?.key)
  expect(keys).not.toContain(undefined)
  expect(new Set(keys).size).toBe(single.length + 2)
})

it('ignores where the visitor came from', () => {
  expect(get('/', { 'next-url': '/fr' })?.key).toBe('/')
})

it.each([
  ['rsc', '1 next-router-prefetch=1 next-router-segment-prefetch=/_tree'],
  ['rsc', '2'],
  ['next-router-prefetch', '1 other=1'],
  ['next-router-segment-prefetch', '/_tree other=1'],
  ['next-router-segment-prefetch', '_tree'],
  ['next-router-state-tree', `${routerState} other=1`],
  ['next-hmr-refresh', '1'],
])('does not cache a request with %s: %s, which no router sends', (name, value) => {
  expect(get('/', { rsc: '1', [name]: value })).toBeNull()
})

it('gives two different requests the same key in none of 50,000 random ones', () => {
  const random = seededRandom(28)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const names = [...Object.keys(routerHeaders), 'next-url', 'next-hmr-refresh', 'cookie', 'accept']
  const parts = [
    ...Object.values(routerHeaders),
    ...names,
    '=',
    ' ',
    '/',
    ',',
    ';',
    '2',
    '3',
    '\t',
    '%0a',
    '',
  ]
  const paths = ['/', '/contact', '/contact%20rsc=1', '/contact=rsc', '/rsc', '/rsc=1']
  const requests = new Map<string, string>()
  let cached = 0
  for (let count = 0; count < 50_000; count += 1) {
    const headers = Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, () => {
        const name = pick(names)
        const isOrdinary = random() < 0.5 && name in routerHeaders
        const forged = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(parts)).join('')
        return [name, isOrdinary ? Reflect.get(routerHeaders, name) : forged]
      }),
    )
    const cacheable = get(pick(paths), headers)
    if (!cacheable) continue
    cached += 1
    const request = JSON.stringify(cacheable.request)
    expect(requests.get(cacheable.key) ?? request).toBe(request)
    requests.set(cacheable.key, request)
  }
  expect(cached).toBeGreaterThan(1_000)
  expect(requests.size).toBeGreaterThan(20)
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
    request: { url: '/about', headers: {} },
  })
})

/** The same numbers for the same seed. Source: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
