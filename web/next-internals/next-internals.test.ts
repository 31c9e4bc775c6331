// Storage first: what is loaded before it has none.
import 'next/dist/server/node-environment-baseline.js'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils/index.js'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  type PrerenderStoreLegacy,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { createWorkStore } from 'next/dist/server/async-storage/work-store.js'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { permanentRedirect, redirect } from 'next/navigation.js'
import nextPackage from 'next/package.json' with { type: 'json' }
import { beforeEach, describe, expect, it, vi } from 'vitest'
import site from '../package.json' with { type: 'json' }
import { begunOf } from './begun.ts'
import { cached, notePageBegun, revalidateWithin } from './data-cache.ts'
import { draftModeCookie, isEmptyDocument, isRedirect, joinScripts, redirectLocation } from './documents.ts'
import { layoutRouterProp } from './flight.ts'

const cache = new IncrementalCache({
  dev: false,
  fs: nodeFs,
  serverDistDir: tmpdir(),
  flushToDisk: false,
  requestHeaders: {},
  maxMemoryCacheSize: 1_000_000,
  getPrerenderManifest: () => ({
    version: 4,
    routes: {},
    dynamicRoutes: {},
    notFoundRoutes: [],
    preview: { previewModeId: 'p', previewModeEncryptionKey: 'e', previewModeSigningKey: 's' },
  }),
})

/** Makes a static page of what `load` loads, as Next.js does, and tells how long it lives and by which tags it goes stale. */
async function makePage<Value>(load: () => Promise<Value>) {
  const work = createWorkStore({
    page: '/page',
    renderOpts: {
      cacheLifeProfiles: { default: { stale: 300, revalidate: 900, expire: 31_536_000 } },
      staticPageGenerationTimeout: 60,
      incrementalCache: cache,
      cacheComponents: false,
      validationLevel: 'warning',
      experimental: { isRoutePPREnabled: false, authInterrupts: false, useCacheTimeout: 60 },
      supportsDynamicResponse: false,
      waitUntil: undefined,
      onClose: () => {},
      onAfterTaskError: undefined,
    },
    deploymentId: '',
    buildId: '',
    previouslyRevalidatedTags: [],
  })
  const page: PrerenderStoreLegacy = {
    type: 'prerender-legacy',
    phase: 'render',
    rootParams: {},
    implicitTags: { tags: [], expirationsByCacheKind: new Map() },
    revalidate: Number.POSITIVE_INFINITY,
    expire: Number.POSITIVE_INFINITY,
    stale: Number.POSITIVE_INFINITY,
    tags: null,
  }
  const value = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(page, load))
  await Promise.all(Object.values(work.pendingRevalidates ?? {}))
  return { value, lives: page.revalidate, tags: page.tags }
}

let key: string[] = []
let count = 0
beforeEach(() => {
  key = [`question ${count++}`]
})
const fails = async () => {
  throw new Error('The lake is down.')
}
/** What `revalidateTag(tag, 'max')` does; in another millisecond than the one in which the value was kept. */
async function markStale(tag: string) {
  await new Promise((resolve) => setTimeout(resolve, 5))
  await cache.revalidateTag(tag, { expire: 31_536_000 })
}

describe(`the data cache of Next.js ${nextPackage.version}`, () => {
  it('is the version for which the site was written', () => {
    expect(nextPackage.version).toBe(site.dependencies.next)
    for (const file of ['cache-handler.ts', 'data-cache.ts', 'documents.ts', 'flight.ts'])
      expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).toContain(nextPackage.version)
  })

  it('keeps what is returned, null too, and lets the page live until a tag is revalidated', async () => {
    for (const [index, value] of [null, { title: 'A' }, []].entries()) {
      const load = vi.fn(async () => value)
      const ask = () => cached([...key, String(index)], load, { tags: ['a', 'b'] })
      expect((await makePage(ask)).value).toEqual({ value, isOutdated: false })
      const { value: again, tags, lives } = await makePage(ask)
      expect(again).toEqual({ value, isOutdated: false })
      expect(load).toHaveBeenCalledTimes(1)
      expect(tags).toEqual(['a', 'b'])
      expect(lives).toBeGreaterThan(31_000_000)
    }
  })

  it('keeps nothing that is thrown', async () => {
    await expect(makePage(() => cached(key, fails))).rejects.toThrow('The lake is down.')
    expect((await makePage(() => cached(key, async () => 1))).value).toEqual({ value: 1, isOutdated: false })
  })

  it('renews a stale value before the page is made of it', async () => {
    await makePage(() => cached(key, async () => 'old', { tags: ['c'] }))
    await markStale('c')
    const { value } = await makePage(() => cached(key, async () => 'new', { tags: ['c'] }))
    expect(value).toEqual({ value: 'new', isOutdated: false })
  })

  it('hands out the stale value when renewing it fails, and we say so', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await makePage(() => cached(key, async () => 'old', { tags: ['d'] }))
    await markStale('d')
    const { value, lives } = await makePage(() => cached(key, fails, { tags: ['d'] }))
    expect(value).toEqual({ value: 'old', isOutdated: true })
    // Without a word to the page: that is why sanityFetch shortens its life.
    expect(lives).toBeGreaterThan(31_000_000)
    // And it stays stale: the next page asks anew.
    const { value: next } = await makePage(() => cached(key, async () => 'new', { tags: ['d'] }))
    expect(next).toEqual({ value: 'new', isOutdated: false })
    complaint.mockRestore()
  })

  it('tells an answer and a page when their making began', async () => {
    const before = Date.now()
    const { tags } = await makePage(async () => {
      await notePageBegun(before - 5)
      await cached(key, async () => 'a')
    })
    expect(begunOf({ headers: { 'x-next-cache-tags': `type:a,${tags?.join()}` } })).toBe(before - 5)
    expect(begunOf({ headers: { 'x-next-cache-tags': 'type:a' } })).toBeNull()
    expect(begunOf({ data: { body: JSON.stringify({ begun: 7, value: { begun: 3 } }) } })).toBe(7)
  })

  it('gives a page as long as the shortest of what it was made from', async () => {
    const { lives } = await makePage(async () => {
      await revalidateWithin(10)
      await cached(key, async () => 1)
      await revalidateWithin(3)
      await revalidateWithin(10)
    })
    expect(lives).toBe(3)
  })
})

describe(`the documents of Next.js ${nextPackage.version}`, () => {
  /** The code of Next.js that makes pages in production. */
  const runtime = readFileSync(
    createRequire(import.meta.url).resolve('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'),
    'utf8',
  )

  it('are empty where nothing lives, and we know them by their id', () => {
    // The element as the runtime makes it, with an empty head and body.
    const [, tag, id] = /\w\("(html)",\{id:"(\w+)"\},\w\("head",null\),\w\("body",null/.exec(runtime) ?? []
    expect(isEmptyDocument(`<!DOCTYPE html><${tag} id="${id}"><head></head>`)).toBe(true)
    expect(isEmptyDocument('<!DOCTYPE html><html lang="nl"><head>')).toBe(false)
  })

  it.each([
    [() => redirect('/moved?a=1'), '/moved?a=1'],
    [() => permanentRedirect('/fr/déplacé'), '/fr/déplacé'],
    [() => redirect('https://elsewhere.example/a?b=1'), 'https://elsewhere.example/a?b=1'],
    [() => redirect('//evil.example'), null],
    [() => redirect('javascript:alert(1)'), null],
  ])('say where a redirect leads, as its error does: %#', (act, location) => {
    let digest: unknown
    try {
      act()
    } catch (error) {
      expect(isRedirect(error)).toBe(true)
      digest = error instanceof Error && 'digest' in error ? error.digest : null
    }
    expect(digest).toEqual(expect.any(String))
    // In the page the digest stands in the data of a script.
    const flight = JSON.stringify(`e:E${JSON.stringify({ digest })}`)
    expect(redirectLocation(`<script>self.__next_f.push([1,${flight}])</script>`)).toBe(location)
    expect(redirectLocation('<p>An ordinary page</p>')).toBeNull()
    expect(isRedirect(new Error('something else'))).toBe(false)
  })

  it('repeat the page for React in scripts that are strung together at their seams', () => {
    // The runtime makes each of a head, a text and a tail: `self.__next_f.push(` + JSON + `)</script>`.
    expect(runtime).toContain('self.__next_f.push(')
    const scripts = ['a"b', 'c'].map(
      (text) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`,
    )
    expect(joinScripts(scripts.join(''))).toBe(
      `<script>self.__next_f.push(${JSON.stringify([1, 'a"bc'])})</script>`,
    )
  })

  it('are left by the router for one that is answered with 404, whatever they hold for that case', () => {
    const source = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
    expect(source('next/dist/client/components/router-reducer/fetch-server-response.js')).toMatch(
      /if \([^)]*!res\.ok[^)]*\) \{[^;]*;\s*\}\s*return doMpaNavigation\(/,
    )
    const layoutRouter = source('next/dist/client/components/layout-router.js')
    expect(layoutRouter).toMatch(
      new RegExp(`function OuterLayoutRouter\\(\\{ ${layoutRouterProp}, [^}]*\\bnotFound\\b`),
    )
  })

  it('know an editor by this cookie', () => {
    expect(draftModeCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS)
  })
})
