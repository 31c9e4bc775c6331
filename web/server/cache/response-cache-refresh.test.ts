import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cache, cacheStalePage, deferRender, get, getLater, openCache, page, render } from './test-cache.ts'

beforeEach(() => openCache())
afterEach(() => {
  vi.useRealTimers()
})

/** With its pauses. */
async function refreshPopular() {
  const refreshed = cache.refreshPopular()
  await vi.advanceTimersByTimeAsync(100)
  await refreshed
}

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

it('keeps the page from before a publish for a minute, instead of one that mixes old and new content', async () => {
  render.mockResolvedValueOnce(page('old'))
  await get()
  cache.markStale(['type:page'])
  render.mockResolvedValue(page('mixed', { isOutdated: true, ttlMs: 3_000 }))
  expect([await get(), await getLater(5_000), await getLater(5_000)]).toEqual(['old', 'old', 'old'])
  render.mockResolvedValueOnce(page('new'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await get()).toBe('new')
  cache.markStale(['type:page'])
  expect(await getLater(59_000)).toBe('new')
  await vi.advanceTimersByTimeAsync(2_000)
  await getLater(0)
  expect(await getLater(0)).toBe('mixed')
})

it('renders a few pages at once after a publish, so that they come one after the other', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `/${index}`)
  render.mockImplementation(async (key) => page(`old ${key}`))
  for (const key of keys) await get(key)
  cache.markStale(['type:page'])
  const finishers = keys.map(() => deferRender())
  render.mockClear()
  const visits = keys.map((key) => get(key))
  await vi.advanceTimersByTimeAsync(10)
  expect(render).toHaveBeenCalledTimes(2)
  finishers[0]?.(page('new'))
  await vi.advanceTimersByTimeAsync(10)
  expect(render).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(100)
  expect((await Promise.all(visits)).filter((text) => text === 'new')).toHaveLength(1)
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

it('refreshes an expired page in the background', async () => {
  render.mockResolvedValueOnce(page('one', { ttlMs: 3_000 }))
  await get()
  await vi.advanceTimersByTimeAsync(3_100)
  render.mockResolvedValueOnce(page('two'))
  expect(await get()).toBe('one')
  await vi.advanceTimersByTimeAsync(0)
  expect(await get()).toBe('two')
})

it('refreshes the most requested pages first after a publish', async () => {
  render.mockImplementation(async (request) => page(request))
  for (const key of ['/a', '/b', '/b', '/b', '/c', '/c']) await get(key)
  render.mockClear()
  cache.markStale(['type:page'])
  await refreshPopular()
  expect(render.mock.calls.map(([request]) => request)).toEqual(['/b', '/c', '/a'])
})

it('stops refreshing after three failures in a row', async () => {
  render.mockImplementation(async (request) => page(request))
  for (let index = 0; index < 9; index++) await get(`/${index}`)
  render.mockClear()
  render.mockRejectedValue(new Error('down'))
  cache.markStale(['type:page'])
  await refreshPopular()
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
  openCache({ onServed })
  render.mockImplementation(async (key) => page(`text of ${key}`))
  for (const key of ['/a', '/b']) await get(key)
  cache.markStale(['type:page'])
  await get('/c')
  expect(onServed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await refreshPopular()
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
