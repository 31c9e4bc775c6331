import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  cache,
  cacheStalePage,
  deferRender,
  get,
  getLater,
  lake,
  openCache,
  page,
  render,
} from './test-cache.ts'

beforeEach(() => openCache())
afterEach(() => {
  vi.useRealTimers()
})

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
  await vi.advanceTimersByTimeAsync(0)
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

it('makes nobody wait while the lake is down, and recovers when it is back', async () => {
  await cacheStalePage()
  deferRender()
  const waiting = get()
  lake.isDown = true // it turns out while a visitor waits
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

it('serves no page whose rendering started before a publish: it may mix old and new content', async () => {
  const finish = deferRender()
  const first = get()
  cache.markStale(['type:page'])
  finish(page('mixed'))
  render.mockResolvedValueOnce(page('new'))
  expect([await first, await get()]).toEqual(['new', 'new'])
  // With a publish during each render, it is served rather than nothing.
  cache.markStale(['type:page'])
  render.mockImplementation(async () => {
    cache.markStale(['type:page'])
    return page('newer')
  })
  expect(await get()).toBe('newer')
})

it.each([
  ['a cached page', true],
  ['a page that nobody requested before', false],
])('never serves %s from a render that started before the last publish', async (_what, isCached) => {
  if (isCached) await cacheStalePage()
  const finish = deferRender()
  const before = get()
  await vi.advanceTimersByTimeAsync(0)
  cache.markStale(['type:page'])
  render.mockResolvedValueOnce(page('new'))
  const after = [get(), get()]
  await vi.advanceTimersByTimeAsync(0)
  cache.markStale(['type:page']) // the waiting render includes this publish too
  after.push(get())
  finish(page('between'))
  expect(await Promise.all([before, ...after])).toEqual(['new', 'new', 'new', 'new'])
  expect(render).toHaveBeenCalledTimes(isCached ? 3 : 2)
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
