import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from './render-page.ts'

const render = vi.fn()
const isLakeDown = vi.fn(() => false)
const options = {
  loopback: { render },
  waitMs: 500,
  isLakeDown,
  renderNotFound: async () => null,
}
const response = (text: string, cacheStatus: string, headers = {}) => ({
  status: 200,
  headers: {
    'content-type': 'text/html',
    'cache-control': 's-maxage=31536000',
    'x-nextjs-cache': cacheStatus,
    ...headers,
  },
  body: Buffer.from(text),
})

beforeEach(() => {
  vi.useFakeTimers()
  render.mockReset()
  isLakeDown.mockReset().mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
})

async function renderInTime() {
  const page = renderPage({ url: '/a', headers: {} }, options)
  await vi.advanceTimersByTimeAsync(1_000)
  return page
}

it('polls until a stale page is fresh', async () => {
  render.mockResolvedValueOnce(response('old', 'STALE')).mockResolvedValueOnce(response('old', 'STALE'))
  render.mockResolvedValueOnce(response('new', 'HIT'))
  const { body, isStale, ttlMs } = await renderInTime()
  expect([body.toString(), isStale, ttlMs]).toEqual(['new', false, 86_400_000])
})

it('asks again as soon as a response is stored, of this page or another', async () => {
  const stored = [1, 2, 3].map(() => Promise.withResolvers<void>())
  let calls = 0
  const nextStored = () => stored[calls++]?.promise ?? Promise.reject(new Error('asked too often'))
  render.mockResolvedValue(response('old', 'STALE'))
  const page = renderPage({ url: '/a', headers: {} }, { ...options, nextStored })
  await vi.advanceTimersByTimeAsync(1)
  stored[0]?.resolve()
  await vi.advanceTimersByTimeAsync(1)
  expect(render).toHaveBeenCalledTimes(2)
  render.mockResolvedValue(response('new', 'HIT'))
  stored[1]?.resolve()
  expect((await page).body.toString()).toBe('new')
  expect(render).toHaveBeenCalledTimes(3)
})

it('goes on asking, however many other responses are stored', async () => {
  let calls = 0
  const nextStored = () => (calls++ < 20 ? Promise.resolve() : new Promise<void>(() => {}))
  render.mockResolvedValue(response('old', 'STALE'))
  const page = renderPage({ url: '/a', headers: {} }, { ...options, nextStored })
  await vi.advanceTimersByTimeAsync(10)
  render.mockResolvedValue(response('new', 'HIT'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await page).body.toString()).toBe('new')
})

it('gives up after the wait, and says that the page is stale', async () => {
  render.mockResolvedValue(response('old', 'STALE'))
  expect((await renderInTime()).isStale).toBe(true)
  expect(render.mock.calls.length).toBeLessThan(6)
})

it('waits longer while visitors get the earlier page, and transforms the same page once', async () => {
  render.mockResolvedValueOnce(response('old', 'HIT', { etag: 'a' }))
  const before = await renderInTime()
  render
    .mockReset()
    .mockResolvedValueOnce(response('old', 'HIT', { etag: 'a', 'cache-control': 's-maxage=3' }))
  expect(await renderPage({ url: '/a', headers: {} }, { ...options, before })).toEqual({
    ...before,
    ttlMs: 3_000,
  })
  render.mockReset().mockResolvedValue(response('old', 'STALE', { etag: 'a' }))
  const page = renderPage({ url: '/a', headers: {} }, { ...options, before })
  await vi.advanceTimersByTimeAsync(1_000)
  render.mockResolvedValue(response('new', 'HIT', { etag: 'b' }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await page).body.toString()).toBe('new')
  expect(render.mock.calls.length).toBeLessThan(12)
})

it('does not poll while the lake is down', async () => {
  isLakeDown.mockReturnValue(true)
  render.mockResolvedValue(response('old', 'STALE'))
  expect((await renderInTime()).isStale).toBe(true)
  expect(render).toHaveBeenCalledOnce()
})

it('answers 503 for a page whose content never loaded', async () => {
  render.mockResolvedValue(response('<meta name="page-unavailable" content="yes"/>', 'HIT'))
  expect(await renderInTime()).toMatchObject({
    status: 503,
    isUnavailable: true,
    headers: { 'retry-after': '10' },
  })
})

it('serves a page whose content contains the mark of an unavailable page', async () => {
  const content = '<html><head></head><body><meta name="page-unavailable" content="yes"/></body></html>'
  render.mockResolvedValue(response(content, 'HIT'))
  expect(await renderInTime()).toMatchObject({ status: 200, isUnavailable: false })
})

it.each([
  ['sets a cookie', { 'set-cookie': ['a=1'] }],
  ['is private', { 'cache-control': 'private, no-store' }],
  ['varies on a header outside the cache key', { vary: 'rsc, cookie' }],
])('never shares a response that %s', async (_what, headers) => {
  render.mockResolvedValue(response('yours', 'HIT', headers))
  expect((await renderInTime()).isShareable).toBe(false)
})

it('shares a response that varies on what Next.js reads', async () => {
  render.mockResolvedValue(
    response('all', 'HIT', { vary: 'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding' }),
  )
  expect((await renderInTime()).isShareable).toBe(true)
})
