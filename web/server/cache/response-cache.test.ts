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
    isIndexable: true,
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
  cache.markStale()
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
  cache.markStale()
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
  cache.markStale()
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
  cache.markStale()
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
  cache.markStale()
  render.mockResolvedValueOnce(page('new'))
  const after = [get(), get()]
  await vi.advanceTimersByTimeAsync(0)
  cache.markStale() // the waiting render includes this publish too
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
  cache.markStale()
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
  expect(cache.popular().map(([key]) => key)).toEqual(['/b', '/c', '/a'])
  render.mockClear()
  cache.markStale()
  await cache.refreshPopular()
  expect(render.mock.calls.map(([request]) => request)).toEqual(['/b', '/c', '/a'])
})

it('stops refreshing after three failures in a row', async () => {
  render.mockImplementation(async (request) => page(request))
  for (let index = 0; index < 9; index++) await get(`/${index}`)
  render.mockClear()
  render.mockRejectedValue(new Error('down'))
  cache.markStale()
  await cache.refreshPopular()
  expect(render).toHaveBeenCalledTimes(3)
})
