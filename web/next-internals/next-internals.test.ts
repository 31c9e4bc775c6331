// Imported first: modules loaded before it have no storage.
import 'next/dist/server/node-environment-baseline.js'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as headers from 'next/dist/client/components/app-router-headers.js'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils/index.js'
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control.js'
import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata.js'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { permanentRedirect, redirect } from 'next/navigation.js'
import nextPackage from 'next/package.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import config from '../next.config.ts'
import {
  draftModeCookie,
  isEmptyDocument,
  isKnownScript,
  isRedirect,
  joinScripts,
  redirectLocation,
} from './html-markers.ts'
import { exposeCacheTags, outdatedTag, pageTagsOf } from './page-tags.ts'
import { layoutRouterProp } from './prune-rsc-payload.ts'
import { hasHashOfHeaders, isStale, sharedMaxAge, urlFor, variesOnKnownHeaders } from './response-headers.ts'

/** The text of a file of the installed version. */
const source = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')

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
    const entry = {
      headers: { 'x-next-cache-tags': `render-start:1,type:page,type:insight:fr,${outdatedTag},/fr` },
    }
    exposeCacheTags(entry)
    expect(pageTagsOf(entry.headers)).toEqual(['type:page', 'type:insight:fr', outdatedTag])
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
    [() => redirect('http://elsewhere.example/?a=1&b=2'), 'http://elsewhere.example/?a=1&b=2'],
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
    // In a page, the digest is in the RSC payload and in an attribute.
    const flight = JSON.stringify(`e:E${JSON.stringify({ digest })}`).replaceAll('&', '\\u0026')
    expect(redirectLocation(`<script>self.__next_f.push([1,${flight}])</script>`)).toBe(location)
    const attribute = String(digest).replaceAll('&', '&amp;')
    expect(redirectLocation(`<template data-dgst="${attribute}"></template>`)).toBe(location)
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

  it('have title and description in the head, not inserted by a script', () => {
    const { htmlLimitedBots } = config
    expect(shouldServeStreamingMetadata('Mozilla/5.0 (X11) Chrome/140', htmlLimitedBots?.source)).toBe(false)
  })

  it('recognise draft mode by this cookie', () => {
    expect(draftModeCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS)
  })
})
