// Imported first: modules loaded before it have no storage.
import 'next/dist/server/node-environment-baseline.js'
import { tmpdir } from 'node:os'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  type PrerenderStoreLegacy,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { createRequestStoreForAPI } from 'next/dist/server/async-storage/request-store.js'
import { createWorkStore } from 'next/dist/server/async-storage/work-store.js'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import nextPackage from 'next/package.json' with { type: 'json' }
import { NextRequest } from 'next/server.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cached, revalidateWithin, tagRenderStart } from './data-cache.ts'
import { renderStartedAt } from './render-start.ts'

const preview = { previewModeId: 'p', previewModeEncryptionKey: 'e', previewModeSigningKey: 's' }
const cache = new IncrementalCache({
  dev: false,
  fs: nodeFs,
  serverDistDir: tmpdir(),
  flushToDisk: false,
  requestHeaders: {},
  maxMemoryCacheSize: 1_000_000,
  prerenderManifest: {
    version: 4,
    routes: {},
    dynamicRoutes: {},
    notFoundRoutes: [],
    preview,
  },
  previewProps: preview,
})

const implicitTags = { tags: [], expirationsByCacheKind: new Map() }

const createWork = () =>
  createWorkStore({
    page: '/page',
    renderOpts: {
      cacheLifeProfiles: { default: { stale: 300, revalidate: 900, expire: 31_536_000 } },
      staticPageGenerationTimeout: 60,
      incrementalCache: cache,
      cacheComponents: false,
      validationLevel: 'warning',
      experimental: {
        isRoutePPREnabled: false,
        authInterrupts: false,
        useCacheTimeout: 60,
        durableUseCacheEntries: false,
      },
      waitUntil: undefined,
      onClose: () => {},
      onAfterTaskError: undefined,
    },
    deploymentId: '',
    buildId: '',
    previouslyRevalidatedTags: [],
  })

/**
 * Renders a static page from what `load` returns, as Next.js does; returns its lifetime in seconds and its tags too.
 */
async function renderPage<Value>(load: () => Promise<Value>) {
  const work = createWork()
  const page: PrerenderStoreLegacy = {
    type: 'prerender-legacy',
    phase: 'render',
    rootParams: {},
    implicitTags,
    revalidate: Number.POSITIVE_INFINITY,
    expire: Number.POSITIVE_INFINITY,
    stale: Number.POSITIVE_INFINITY,
    tags: null,
  }
  const value = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(page, load))
  await Promise.all(Object.values(work.pendingRevalidates ?? {}))
  return { value, lifetime: page.revalidate, tags: page.tags }
}

/** Responds to a request with what `load` returns, without caching the response. */
async function respond<Value>(load: () => Promise<Value>) {
  const url = new URL('http://localhost/api/live')
  const request = createRequestStoreForAPI(
    new NextRequest(url),
    url,
    implicitTags,
    undefined,
    preview,
    undefined,
  )
  const work = createWork()
  const value = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(request, load))
  await Promise.all(Object.values(work.pendingRevalidates ?? {}))
  return { value }
}

const uses = [
  ['a cached page', renderPage],
  ['any other response', respond],
] as const

let key: string[] = []
let count = 0
beforeEach(() => {
  key = [`question ${count++}`]
})
const fails = async () => {
  throw new Error('The lake is down.')
}
/** Does what `revalidateTag(tag, 'max')` does, in a later millisecond than the one in which the value was stored. */
async function markStale(tag: string) {
  await new Promise((resolve) => setTimeout(resolve, 5))
  await cache.revalidateTag(tag, { expire: 31_536_000 })
}

describe(`the data cache of Next.js ${nextPackage.version}`, () => {
  it('stores every returned value, null included, until a tag is revalidated', async () => {
    for (const [index, value] of [null, { title: 'A' }, []].entries()) {
      const load = vi.fn(async () => value)
      const loadCached = () => cached([...key, String(index)], load, { tags: ['a', 'b'] })
      expect((await renderPage(loadCached)).value).toEqual({ value, isOutdated: false })
      const { value: again, tags, lifetime } = await renderPage(loadCached)
      expect(again).toEqual({ value, isOutdated: false })
      expect(load).toHaveBeenCalledTimes(1)
      expect(tags).toEqual(['a', 'b'])
      expect(lifetime).toBeGreaterThan(31_000_000)
    }
  })

  it('stores no thrown error', async () => {
    await expect(renderPage(() => cached(key, fails))).rejects.toThrow('The lake is down.')
    expect((await renderPage(() => cached(key, async () => 1))).value).toEqual({
      value: 1,
      isOutdated: false,
    })
  })

  it.each(uses)('refreshes a stale value before it is used for %s', async (_use, answer) => {
    await answer(() => cached(key, async () => 'old', { tags: ['c'] }))
    await markStale('c')
    const { value } = await answer(() => cached(key, async () => 'new', { tags: ['c'] }))
    expect(value).toEqual({ value: 'new', isOutdated: false })
  })

  it.each(uses)('uses the stale value for %s if refreshing it fails', async (_use, answer) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await answer(() => cached(key, async () => 'old', { tags: ['d'] }))
    await markStale('d')
    const { value } = await answer(() => cached(key, fails, { tags: ['d'] }))
    expect(value).toEqual({ value: 'old', isOutdated: true })
    // It stays stale: the next page tries again.
    const { value: next } = await answer(() => cached(key, async () => 'new', { tags: ['d'] }))
    expect(next).toEqual({ value: 'new', isOutdated: false })
    complaint.mockRestore()
  })

  it.each(uses)('keeps the last value for %s while what it was loaded from is gone', async (_use, answer) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<() => Promise<string | null>>().mockResolvedValue(null)
    const loadCached = async () =>
      (await answer(() => cached(key, load, { tags: ['g'], keepsLast: true }))).value
    // There was none: nothing is stored, and the next page looks again.
    expect(await loadCached()).toEqual({ value: null, isOutdated: true })
    load.mockResolvedValue('old')
    expect(await loadCached()).toEqual({ value: 'old', isOutdated: false })
    load.mockResolvedValue(null)
    for (let page = 0; page < 2; page += 1) {
      await markStale('g')
      expect(await loadCached()).toEqual({ value: 'old', isOutdated: true })
    }
    load.mockResolvedValue('new')
    expect(await loadCached()).toEqual({ value: 'new', isOutdated: false })
    load.mockRejectedValue(new Error('The lake is down.'))
    key = [...key, 'never loaded']
    await expect(loadCached()).rejects.toThrow('The lake is down.')
    complaint.mockRestore()
  })

  it('gives a page no shorter lifetime if refreshing fails, so `sanityFetch` does', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderPage(() => cached(key, async () => 'old', { tags: ['e'] }))
    await markStale('e')
    expect((await renderPage(() => cached(key, fails, { tags: ['e'] }))).lifetime).toBeGreaterThan(31_000_000)
    complaint.mockRestore()
  })

  it('records when the rendering of a page and of a query result started', async () => {
    const before = Date.now()
    const { tags } = await renderPage(async () => {
      await tagRenderStart(before - 5)
      await cached(key, async () => 'a')
    })
    expect(renderStartedAt({ headers: { 'x-next-cache-tags': `type:a,${tags?.join()}` } })).toBe(before - 5)
    expect(renderStartedAt({ headers: { 'x-next-cache-tags': 'type:a' } })).toBeNull()
    expect(
      renderStartedAt({ data: { body: JSON.stringify({ startedAt: 7, value: { startedAt: 3 } }) } }),
    ).toBe(7)
  })

  it('dates a route handler by its first query', () => {
    const tags = 'type:a,render-start:1000,type:b,render-start:3000,type:c'
    expect(renderStartedAt({ headers: { 'x-next-cache-tags': tags } })).toBe(1_000)
  })

  it('gives a page the lifetime of its shortest-lived entry', async () => {
    const { lifetime, tags } = await renderPage(async () => {
      await revalidateWithin(10)
      await cached(key, async () => 1)
      await revalidateWithin(3, ['a'])
      await revalidateWithin(10)
    })
    expect([lifetime, tags]).toEqual([3, ['a']])
  })

  it('gives a page no lifetime by the key of an entry, which can contain what a visitor wrote', async () => {
    const { lifetime } = await renderPage(async () => {
      await revalidateWithin(10)
      await cached(['revalidate-within', '3'], async () => true)
      await cached(['started-at', 'revalidate-within', '3'], async () => true)
    })
    expect(lifetime).toBe(10)
  })
})
