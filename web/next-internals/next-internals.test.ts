// Imported first: modules loaded before it have no storage.
import 'next/dist/server/node-environment-baseline.js'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import * as headers from 'next/dist/client/components/app-router-headers.js'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils/index.js'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  type PrerenderStoreLegacy,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { createRequestStoreForAPI } from 'next/dist/server/async-storage/request-store.js'
import { createWorkStore } from 'next/dist/server/async-storage/work-store.js'
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control.js'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { permanentRedirect, redirect } from 'next/navigation.js'
import nextPackage from 'next/package.json' with { type: 'json' }
import { NextRequest } from 'next/server.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cached, revalidateWithin, tagRenderStart } from './data-cache.ts'
import {
  draftModeCookie,
  isEmptyDocument,
  isKnownScript,
  isRedirect,
  joinScripts,
  redirectLocation,
} from './html-markers.ts'
import { exposeCacheTags, pageTagsOf } from './page-tags.ts'
import { layoutRouterProp } from './prune-rsc-payload.ts'
import { renderStartedAt } from './render-start.ts'
import { hasHashOfHeaders, isStale, sharedMaxAge, urlFor, variesOnKnownHeaders } from './response-headers.ts'

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

/** The text of a file of the installed version. */
const source = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')

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
async function renderPage<Value>(load: () => Promise<Value>, pathTags: string[] | null = null) {
  const work = createWork()
  const page: PrerenderStoreLegacy = {
    type: 'prerender-legacy',
    phase: 'render',
    rootParams: {},
    implicitTags,
    revalidate: Number.POSITIVE_INFINITY,
    expire: Number.POSITIVE_INFINITY,
    stale: Number.POSITIVE_INFINITY,
    tags: pathTags,
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

  it('records it behind the tags of the path, which could look the same', async () => {
    const { tags } = await renderPage(() => tagRenderStart(1_000), ['_N_T_/a,render-start:1'])
    for (const path of ['_N_T_/render-start:1', '_N_T_/a,render-start:1'])
      expect(
        renderStartedAt({ headers: { 'x-next-cache-tags': [path, 'type:page'].concat(tags ?? []).join() } }),
      ).toBe(1_000)
    expect(tags).toEqual(['_N_T_/a,render-start:1', 'render-start:1000'])
    expect(source('next/dist/server/app-render/app-render.js')).toMatch(
      /type: 'prerender-legacy',\s*phase: 'render',[^}]*\btags: \[\s*\.\.\.implicitTags\.tags\s*\]/,
    )
  })

  it('gives a page the lifetime of its shortest-lived entry', async () => {
    const { lifetime } = await renderPage(async () => {
      await revalidateWithin(10)
      await cached(key, async () => 1)
      await revalidateWithin(3)
      await revalidateWithin(10)
    })
    expect(lifetime).toBe(3)
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

describe(`the responses of Next.js ${nextPackage.version}`, () => {
  it('vary on headers of our cache key only', () => {
    const template = /const baseVaryHeader = `([^`]*)`/.exec(source('next/dist/server/base-server.js'))?.[1]
    const names = [...(template ?? '').matchAll(/\$\{\w+\.(\w+)\}/g)].map(([, name = '']) =>
      Reflect.get(headers, name),
    )
    expect(names.length).toBeGreaterThan(2)
    expect(variesOnKnownHeaders({ vary: names.join(', ') })).toBe(true)
    expect(variesOnKnownHeaders({ vary: `${names}, x-new-header` })).toBe(false)
    // Named by intercepted routes only, of which the site has none.
    expect(variesOnKnownHeaders({ vary: `${names}, ${headers.NEXT_URL}` })).toBe(false)
  })

  it('come only to URLs with a hash of the headers, which may be the short one', () => {
    expect(source('next/dist/server/base-server.js')).toContain(
      'matchesHash = (0, _cachebustingsearchparam.computeLegacyCacheBustingSearchParam)(routerPrefetch, segmentPrefetchRSCRequest, headers[_approuterheaders.NEXT_ROUTER_STATE_TREE_HEADER], headers[_approuterheaders.NEXT_URL]) === actualHash',
    )
    expect(urlFor('/a', {})).toBe('/a')
    expect(urlFor('/a', { rsc: '1' })).toBe('/a?_rsc=')
    expect(urlFor('/a', { rsc: '1', 'next-router-prefetch': '1' })).toMatch(/^\/a\?_rsc=\w{5}$/)
  })

  it('come from the cache only for a query with the hash of all its headers', async () => {
    const values = {
      [headers.RSC_HEADER]: ['1'],
      [headers.NEXT_ROUTER_PREFETCH_HEADER]: [undefined, '1', '4'],
      [headers.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER]: [undefined, '/_tree'],
      [headers.NEXT_ROUTER_STATE_TREE_HEADER]: [undefined, 'a'],
      [headers.NEXT_URL]: [undefined, '/fr'],
    }
    const all = Object.entries(values).reduce<Record<string, string>[]>(
      (requests, [name, options]) =>
        requests.flatMap((request) =>
          options.map((value) => (value === undefined ? request : { ...request, [name]: value })),
        ),
      [{}],
    )
    const hashesOf = async (request: Record<string, string>) => {
      const prefetch = request[headers.NEXT_ROUTER_PREFETCH_HEADER]
      const hashed = [
        prefetch === '1' || prefetch === '2' || prefetch === '3' ? prefetch : undefined,
        request[headers.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER],
        request[headers.NEXT_ROUTER_STATE_TREE_HEADER],
        request[headers.NEXT_URL],
      ] as const
      return [
        computeLegacyCacheBustingSearchParam(...hashed),
        await computeCacheBustingSearchParam(...hashed),
      ]
    }
    const hashes = await Promise.all(all.map(hashesOf))
    for (const [index, request] of all.entries()) {
      for (const hash of new Set(hashes.flat()))
        expect(await hasHashOfHeaders({ url: `/a?b=1&_rsc=${hash}`, headers: request })).toBe(
          hashes[index]?.includes(hash),
        )
      for (const url of ['/a', '/a?b', '/a?_rsc=x', '/_rsc='])
        expect(await hasHashOfHeaders({ url, headers: request })).toBe(false)
    }
    expect(await hasHashOfHeaders({ url: '/a', headers: {} })).toBe(true)
  })

  it('say how long shared caches may keep them', () => {
    const maxAge = (revalidate: number | false) =>
      sharedMaxAge({ 'cache-control': getCacheControlHeader({ revalidate, expire: undefined }) })
    expect([maxAge(false), maxAge(10), maxAge(0)]).toEqual([31_536_000, 10, 0])
  })

  it('have the headers of their cache entry, without its tags', () => {
    for (const template of ['app-page-runtime.js', 'app-route.js'])
      expect(source(`next/dist/build/templates/${template}`)).toMatch(
        /delete headers\[_constants1\.NEXT_CACHE_TAGS_HEADER\]|headers\.delete\(_constants1\.NEXT_CACHE_TAGS_HEADER\)/,
      )
    const entry = { headers: { 'x-next-cache-tags': 'render-start:1,type:page,type:insight:fr,/fr' } }
    exposeCacheTags(entry)
    expect(pageTagsOf(entry.headers)).toEqual(['type:page', 'type:insight:fr'])
    expect(pageTagsOf({})).toBeNull()
  })

  it('say that they are stale', () => {
    const [, name = '', value] =
      /setHeader\('([\w-]+)',[^;]*\.isStale \? '(\w+)'/.exec(
        source('next/dist/build/templates/app-page-runtime.js'),
      ) ?? []
    expect(isStale({ [name]: value })).toBe(true)
    expect(isStale({ [name]: 'HIT' })).toBe(false)
  })

  it('are re-rendered by code that reads the status of the response that served the stale page', () => {
    expect(source('next/dist/server/app-render/app-render.js')).toContain('is404: res.statusCode === 404')
  })
})

describe(`the pages of Next.js ${nextPackage.version}`, () => {
  /** The code of Next.js that renders pages in production. */
  const runtime = source('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js')

  it('are empty for a path that does not exist, and recognisable by an id', () => {
    // The element as the runtime creates it, with an empty head and body.
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
  ])('contain the location of a redirect: %#', (act, location) => {
    let digest: unknown
    try {
      act()
    } catch (error) {
      expect(isRedirect(error)).toBe(true)
      digest = error instanceof Error && 'digest' in error ? error.digest : null
    }
    expect(digest).toEqual(expect.any(String))
    // In a page, the digest is in the RSC payload.
    const flight = JSON.stringify(`e:E${JSON.stringify({ digest })}`)
    expect(redirectLocation(`<script>self.__next_f.push([1,${flight}])</script>`)).toBe(location)
    expect(redirectLocation('<p>An ordinary page</p>')).toBeNull()
    expect(isRedirect(new Error('something else'))).toBe(false)
  })

  it('hold the RSC payload in scripts that can be joined', () => {
    // The runtime concatenates `self.__next_f.push(`, JSON and `)</script>`.
    expect(runtime).toContain('self.__next_f.push(')
    const scripts = ['a"b', 'c'].map(
      (text) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`,
    )
    expect(joinScripts(scripts.join(''))).toBe(
      `<script>self.__next_f.push(${JSON.stringify([1, 'a"bc'])})</script>`,
    )
  })

  it("are replaced by a full load if the router gets a 404, so they don't need its content", () => {
    expect(source('next/dist/client/components/router-reducer/fetch-server-response.js')).toMatch(
      /if \([^)]*!res\.ok[^)]*\) \{[^;]*;\s*\}\s*return doMpaNavigation\(/,
    )
    const layoutRouter = source('next/dist/client/components/layout-router.js')
    expect(layoutRouter).toMatch(
      new RegExp(`function OuterLayoutRouter\\(\\{ ${layoutRouterProp}, [^}]*\\bnotFound\\b`),
    )
  })

  it('contain no inline scripts but those that the policy allows', () => {
    const writer = source('next/dist/server/app-render/use-flight-response.js')
    const [, setup = ''] = /`(\(self\.__next_f=.*?)\$\{/.exec(writer) ?? []
    const [, push = ''] = /\$\{scriptStart\}(self\.__next_f\.push\()\$\{/.exec(writer) ?? []
    expect(isKnownScript(`${setup}[0])`)).toBe(true)
    expect(isKnownScript(`${push}${JSON.stringify([1, '1:"a</b>"\n'])})`)).toBe(true)
    const params = {
      otherChunks: ['static/chunks/a-1_.js', 'static/chunks/b.js'],
      runtimeModuleIds: [94553, 1],
    }
    expect(
      isKnownScript(getTurbopackChunkGroupBootstrap({ '/page': params }, 'TURBOPACK', ['/page']) ?? ''),
    ).toBe(true)
    const elsewhere = { otherChunks: ['https://evil.example/a.js'], runtimeModuleIds: [1] }
    expect(
      isKnownScript(getTurbopackChunkGroupBootstrap({ '/page': elsewhere }, 'TURBOPACK', ['/page']) ?? ''),
    ).toBe(false)
    expect(isKnownScript('alert(1)')).toBe(false)
  })

  it('recognise draft mode by this cookie', () => {
    expect(draftModeCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS)
  })
})
