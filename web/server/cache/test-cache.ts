import { vi } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { ResponseCache } from './response-cache.ts'

const day = 86_400_000

export function page(text: string, rest: Partial<CachedResponse> = {}): CachedResponse {
  return {
    status: 200,
    headers: {},
    etag: text,
    renderedEtag: undefined,
    isShareable: true,
    isStale: false,
    isOutdated: false,
    isUnavailable: false,
    tags: ['type:page'],
    ttlMs: day,
    body: Buffer.from(text),
    ...rest,
  }
}

/** Stands in for Next.js. */
export const render = vi.fn<(request: string) => Promise<CachedResponse>>()
export const lake = { isDown: false }
export let cache: ResponseCache<string>

/** Starts with an empty cache and fake timers. */
export function openCache(options: { onServed?: (ms: number) => void } = {}) {
  vi.useFakeTimers()
  render.mockReset()
  lake.isDown = false
  cache = new ResponseCache({
    render,
    waitMs: 60,
    maxBytes: 100_000,
    isLakeDown: () => lake.isDown,
    ...options,
  })
}

export const get = async (key = '/a') => (await cache.get(key, key))?.body.toString()
/** Requests, and lets time pass until the response is there. */
export async function getLater(ms: number, key?: string) {
  const response = get(key)
  await vi.advanceTimersByTimeAsync(ms)
  return response
}
/** Renders that end when the test says so. */
export function deferRender() {
  let finish = (_response: CachedResponse) => {}
  render.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  return (response: CachedResponse) => finish(response)
}
/** A cached page that is stale, long after the publish that made it so. */
export async function cacheStalePage() {
  render.mockResolvedValueOnce(page('old'))
  await get()
  cache.markStale(['type:page'])
  await vi.advanceTimersByTimeAsync(5_000)
}
