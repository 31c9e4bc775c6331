import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { ResponseCache } from './response-cache.ts'

const day = 86_400_000

function page(text: string, rest: Partial<CachedResponse> = {}): CachedResponse {
  return {
    status: 200,
    headers: {},
    etag: text,
    isShareable: true,
    isStale: false,
    isUnavailable: false,
    tags: ['type:page'],
    ttlMs: day,
    body: Buffer.from(text),
    ...rest,
  }
}

const render = vi.fn<(request: string) => Promise<CachedResponse>>()
let isLakeDown = false
let cache: ResponseCache<string>

beforeEach(() => {
  vi.useFakeTimers()
  render.mockReset()
  isLakeDown = false
  cache = new ResponseCache({ render, waitMs: 60, maxBytes: 100_000, isLakeDown: () => isLakeDown })
})
afterEach(() => {
  vi.useRealTimers()
})

const get = async (key = '/a') => (await cache.get(key, key))?.body.toString()
/** Requests, and lets time pass until the response is there. */
async function getLater(ms: number, key?: string) {
  const response = get(key)
  await vi.advanceTimersByTimeAsync(ms)
  return response
}
/** Renders that end when the test says so. */
function deferRender() {
  let finish = (_response: CachedResponse) => {}
  render.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  return (response: CachedResponse) => finish(response)
}
/** A cached page that is stale, long after the publish that made it so. */
async function cacheStalePage() {
  render.mockResolvedValueOnce(page('old'))
  await get()
  cache.markStale(['type:page'])
  await vi.advanceTimersByTimeAsync(5_000)
}

it('renders a page once, however many visitors request it', async () => {
  render.mockResolvedValue(page('one'))
  expect(await Promise.all([get(), get(), get()])).toEqual(['one', 'one', 'one'])
  expect(await get()).toBe('one')
  expect(render).toHaveBeenCalledOnce()
})

it('gives the first visitors after a publish the fresh page', async () => {
  await cacheStalePage()
  render.mockResolvedValueOnce(page('new'))
  expect(await Promise.all([get(), get()])).toEqual(['new', 'new'])
  expect(render).toHaveBeenCalledTimes(2)
})

it('keeps a page fresh that a publish does not concern, even if it is being rendered', async () => {
  render.mockResolvedValueOnce(page('one'))
  await get()
  cache.markStale(['type:insight'])
  expect(await get()).toBe('one')
  await cache.refreshPopular()
  expect(render).toHaveBeenCalledOnce()
  cache.markStale(['type:page'])
  const finish = deferRender()
  const visits = [get()]
  cache.markStale(['type:insight'])
  visits.push(get())
  finish(page('two'))
  expect(await Promise.all(visits)).toEqual(['two', 'two'])
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a response again after any publish if its tags are unknown', async () => {
  render.mockResolvedValueOnce(page('one', { tags: null }))
  await get()
  cache.markStale(['type:insight'])
  render.mockResolvedValueOnce(page('two', { tags: null }))
  expect(await get()).toBe('two')
})

it('serves the stale page if the fresh one takes too long, and makes nobody else wait', async () => {
  await cacheStalePage()
  const finish = deferRender()
  expect(await getLater(100)).toBe('old')
  for (let visitor = 0; visitor < 50; visitor++) expect(await get()).toBe('old')
  finish(page('new'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await get()).toBe('new')
})

it('keeps the stale page when rendering fails, and recovers on its own', async () => {
  await cacheStalePage()
  render.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(page('', { status: 500 }))
  expect(await getLater(100)).toBe('old')
  render.mockResolvedValue(page('new'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await get()).toBe('new')
})

it.each([
  ['was still stale', page('old', { isStale: true })],
  ['failed', page('', { status: 500 })],
])('refreshes a page whose render %s in the background, without a visitor', async (_what, first) => {
  await cacheStalePage()
  render.mockReset().mockResolvedValueOnce(first).mockResolvedValue(page('new'))
  expect(await getLater(100)).toBe('old')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await get()).toBe('new')
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a page again that was rendered just after a publish', async () => {
  render.mockResolvedValueOnce(page('old'))
  await get()
  cache.markStale(['type:page'])
  render.mockResolvedValueOnce(page('maybe old')).mockResolvedValueOnce(page('new'))
  expect(await get()).toBe('maybe old')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await get()).toBe('new')
})

it('makes nobody wait while the lake is down, and recovers when it is back', async () => {
  await cacheStalePage()
  deferRender()
  const waiting = get()
  isLakeDown = true // it turns out while a visitor waits
  await vi.advanceTimersByTimeAsync(30)
  expect(await waiting).toBe('old')
  cache.markStale(['type:page'])
  render.mockClear()
  expect(await get()).toBe('old')
  expect(render).not.toHaveBeenCalled()
})

it('serves an unavailable page only if there is nothing else, and never caches it', async () => {
  const unavailable = page('back soon', { status: 503, isUnavailable: true })
  render.mockResolvedValueOnce(unavailable)
  expect(await get('/never')).toBe('back soon')
  expect(cache.size.entries).toBe(0)
  await cacheStalePage()
  render.mockResolvedValueOnce(unavailable)
  expect(await getLater(100)).toBe('old')
})

it('does not treat a page as fresh whose rendering started before a publish', async () => {
  const finish = deferRender()
  const first = get()
  cache.markStale(['type:page'])
  finish(page('old'))
  expect(await first).toBe('old')
  render.mockResolvedValueOnce(page('new'))
  expect(await get()).toBe('new')
})

it.each([
  ['a cached page', true],
  ['a page that nobody requested before', false],
])('never serves %s from a render that started before the last publish', async (_what, isCached) => {
  if (isCached) await cacheStalePage()
  const finish = deferRender()
  const before = get()
  cache.markStale(['type:page'])
  render.mockResolvedValueOnce(page('new'))
  const after = [get(), get()]
  await vi.advanceTimersByTimeAsync(0)
  cache.markStale(['type:page']) // the waiting render includes this publish too
  after.push(get())
  finish(page('between'))
  expect(await before).toBe('between')
  expect(await Promise.all(after)).toEqual(['new', 'new', 'new'])
  expect(render).toHaveBeenCalledTimes(isCached ? 3 : 2)
})

it('serves a render that started before a publish if nothing else is cached and the next one is slow', async () => {
  const finish = deferRender()
  deferRender()
  const before = get()
  cache.markStale(['type:page'])
  const after = get()
  finish(page('between'))
  expect(await before).toBe('between')
  await vi.advanceTimersByTimeAsync(100)
  expect(await after).toBe('between')
})

it('refreshes an expired page in the background', async () => {
  render.mockResolvedValueOnce(page('one', { ttlMs: 3_000 }))
  await get()
  await vi.advanceTimersByTimeAsync(3_100)
  render.mockResolvedValueOnce(page('two'))
  expect(await get()).toBe('one')
  await vi.advanceTimersByTimeAsync(0)
  expect(await get()).toBe('two')
})

it('caches no response of its own visitor, and none of paths that do not exist', async () => {
  render.mockResolvedValueOnce(page('yours', { isShareable: false }))
  expect(await get('/mine')).toBeUndefined()
  expect(await get('/mine')).toBeUndefined()
  expect(render).toHaveBeenCalledOnce()
  render.mockResolvedValue(page('not found', { status: 404 }))
  expect(await get('/x')).toBe('not found')
  expect(await get('/x')).toBe('not found')
  expect(cache.size.entries).toBe(0)
})

it('stays within its size', async () => {
  render.mockImplementation(async (request) => page(request.padEnd(10_000)))
  for (let index = 0; index < 50; index++) await get(`/${index}`)
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000)
  expect(cache.size.entries).toBeGreaterThan(3)
})

it('refreshes the most requested pages first after a publish', async () => {
  render.mockImplementation(async (request) => page(request))
  for (const key of ['/a', '/b', '/b', '/b', '/c', '/c']) await get(key)
  render.mockClear()
  cache.markStale(['type:page'])
  await cache.refreshPopular()
  expect(render.mock.calls.map(([request]) => request)).toEqual(['/b', '/c', '/a'])
})

it('stops refreshing after three failures in a row', async () => {
  render.mockImplementation(async (request) => page(request))
  for (let index = 0; index < 9; index++) await get(`/${index}`)
  render.mockClear()
  render.mockRejectedValue(new Error('down'))
  cache.markStale(['type:page'])
  await cache.refreshPopular()
  expect(render).toHaveBeenCalledTimes(3)
})

it('counts what visitors got, and knows since when an outdated page is served', async () => {
  await cacheStalePage()
  expect(cache.staleSince).toBeNull()
  render.mockRejectedValueOnce(new Error('away'))
  const publishedAt = Date.now() - 5_000
  expect([await getLater(60), await get()]).toEqual(['old', 'old'])
  expect(cache.staleSince).toBe(publishedAt)
  expect(cache.counts).toEqual({ hit: 0, refreshed: 0, stale: 2, miss: 1, uncacheable: 0 })
  render.mockResolvedValue(page('new'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(cache.staleSince).toBeNull()
  await get()
  cache.markStale(['type:page'])
  await vi.advanceTimersByTimeAsync(2_000)
  await get()
  render.mockResolvedValue(page('mine', { isShareable: false }))
  for (const _time of [1, 2]) await get('/b')
  expect(cache.counts).toEqual({ hit: 1, refreshed: 1, stale: 2, miss: 2, uncacheable: 1 })
})

it('reports once per publish how long it took until a page showed it', async () => {
  const onServed = vi.fn<(ms: number) => void>()
  cache = new ResponseCache({ render, waitMs: 60, maxBytes: 100_000, onServed })
  render.mockImplementation(async (key) => page(`text of ${key}`))
  for (const key of ['/a', '/b']) await get(key)
  cache.markStale(['type:page'])
  await get('/c')
  expect(onServed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await cache.refreshPopular()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onServed.mock.calls).toEqual([[200]])
  // One that could not be rendered at once is reported too.
  render.mockRejectedValueOnce(new Error('away'))
  cache.markStale(['type:page'])
  await getLater(60)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onServed.mock.calls).toEqual([[200], [1_000]])
  // One that concerns no cached page says nothing about a page that is first requested much later.
  cache.markStale(['type:insight'])
  await vi.advanceTimersByTimeAsync(700)
  render.mockResolvedValue(page('insight', { tags: ['type:insight'] }))
  await get('/insight')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onServed).toHaveBeenCalledTimes(2)
})

it('keeps a page, and keeps caching it, when Next.js redirects a request to correct it', async () => {
  const redirect = page('', { status: 307, isShareable: false })
  render.mockResolvedValueOnce(redirect).mockResolvedValueOnce(page('one'))
  expect([await get(), await get(), await get()]).toEqual([undefined, 'one', 'one'])
  cache.markStale(['type:page'])
  render.mockResolvedValueOnce(redirect)
  expect(await getLater(1)).toBe('one')
  render.mockResolvedValueOnce(page('two'))
  cache.markStale(['type:page'])
  expect(await getLater(1)).toBe('two')
})
