import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followStored, onStaleTags } from './cache-channel.ts'
import BoundedCache from './cache-handler.ts'

// A const enum, which TypeScript cannot inline under `isolatedModules`.
const { CachedRouteKind, IncrementalCacheKind } = createRequire(import.meta.url)(
  'next/dist/server/response-cache/types.js',
)

let folder = ''
let cache: BoundedCache
let isFull = false
/** A disk that writes only the beginning of a file while it is full. */
const disk = {
  ...nodeFs,
  async writeFile(path: string, data: string) {
    await nodeFs.writeFile(path, isFull ? data.slice(0, 2) : data)
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  },
}
beforeEach(() => {
  isFull = false
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  cache = new BoundedCache({
    fs: disk,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())

const page = (status: number) => ({
  kind: CachedRouteKind.APP_PAGE,
  html: '<p>',
  rscData: Buffer.from('0:1'),
  headers: {},
  postponed: undefined,
  status,
  segmentData: undefined,
})
const queryResult = (body: string) => ({
  kind: CachedRouteKind.FETCH,
  data: { headers: {}, body, status: 200, url: '' },
  revalidate: 60,
})
const asPage = { isRoutePPREnabled: false, isFallback: false }
const asQueryResult = { fetchCache: true as const, tags: ['a'] }

it('stores where a redirect leads now, not where the response of the last render led', async () => {
  const html = '<template data-dgst="NEXT_REDIRECT;replace;/new;308;"></template>'
  const locationOf = async (status: number) => {
    await cache.set('/old', { ...page(status), html, headers: { location: '/earlier' } }, asPage)
    const entry = await cache.get('/old', { kind: IncrementalCacheKind.APP_PAGE, isFallback: false })
    return Object(entry?.value).headers.location
  }
  expect([await locationOf(308), await locationOf(200)]).toEqual(['/new', '/earlier'])
})

it('writes pages and query results to disk, as Next.js does', async () => {
  await cache.set('/about', page(200), asPage)
  expect(files().map(({ name }) => name)).toContain('about.html')
  await cache.set('key', queryResult('{"title":"A"}'), asQueryResult)
  expect(files().map(({ name }) => name)).toContain('key')
})

it('tells the server of each stored page, and not of query results', async () => {
  const nextStored = followStored()
  const told = vi.fn()
  nextStored().then(told)
  await cache.set('key', queryResult('{"title":"A"}'), asQueryResult)
  await new Promise(setImmediate)
  expect(told).not.toHaveBeenCalled()
  await cache.set('/about', page(200), asPage)
  await expect.poll(() => told.mock.calls).toHaveLength(1)
})

it('keeps the page of a path that does not exist in memory only', async () => {
  await cache.set('/no-such-page', page(404), asPage)
  expect(files()).toEqual([])
  const entry = await cache.get('/no-such-page', { kind: IncrementalCacheKind.APP_PAGE, ...asPage })
  expect(entry?.value).toMatchObject({ status: 404 })
})

it('dates a page and a query result by when rendering started, and stores no entry for the tag', async () => {
  const headers = { 'x-next-cache-tags': 'type:page,render-start:1000' }
  await cache.set('/about', { ...page(200), headers }, asPage)
  const entry = await cache.get('/about', { kind: IncrementalCacheKind.APP_PAGE, ...asPage })
  expect(entry?.lastModified).toBe(1_000)
  await cache.set('question', queryResult('{"startedAt":2000,"value":{"title":"A"}}'), asQueryResult)
  const entryOfQuery = await cache.get('question', { kind: IncrementalCacheKind.FETCH, tags: ['a'] })
  expect(entryOfQuery?.lastModified).toBe(2_000)
  await cache.set('note', queryResult('true'), { fetchCache: true, tags: ['render-start:1000'] })
  expect(await cache.get('note', { kind: IncrementalCacheKind.FETCH, tags: [] })).toBeNull()
})

it('replaces a page on disk whose path no longer exists', async () => {
  await cache.set('/left', page(200), asPage)
  await cache.set('/left', page(404), asPage)
  expect(readFileSync(join(folder, 'server/app/left.meta'), 'utf8')).toContain('"status":404')
})

it('announces stale tags once pages are no longer rendered from the old data', async () => {
  const storedAt = Date.now() - 1
  const announced: unknown[] = []
  // The server may render a page as soon as it hears of the tags.
  onStaleTags((tags) => announced.push(tags, areTagsStale([...tags], storedAt)))
  const marking = cache.revalidateTag(['type:announced', 'id:announced'], { expire: 31_536_000 })
  expect(announced).toEqual([])
  await marking
  expect(announced).toEqual([['type:announced', 'id:announced'], true])
})

it('writes at most 2,000 empty results to disk', async () => {
  for (let index = 0; index < 2_050; index++)
    await cache.set(`none-${index}`, queryResult('{"startedAt":1,"value":null}'), asQueryResult)
  expect(files().length).toBeGreaterThan(1_900)
  expect(files().length).toBeLessThanOrEqual(2_000)
  const last = await cache.get('none-2049', {
    kind: IncrementalCacheKind.FETCH,
    tags: ['a'],
    softTags: [],
    fetchIdx: 0,
    fetchUrl: '',
  })
  expect(last?.value).toMatchObject({ kind: 'FETCH' })
})

it('keeps placeholder pages in memory only, and the last good page on disk', async () => {
  const onDisk = () => readFileSync(join(folder, 'server/app/about.html'), 'utf8')
  const within = (revalidate: number | false) => ({
    ...asPage,
    cacheControl: { revalidate, expire: undefined },
  })
  await cache.set('/about', { ...page(200), html: '<p>good</p>' }, within(false))
  await cache.set('/about', { ...page(200), html: '<p>back in a moment</p>' }, within(10))
  await cache.set('/thought-up', page(200), within(10))
  expect(onDisk()).toBe('<p>good</p>')
  expect(files().filter(({ name }) => name.includes('thought-up'))).toEqual([])
  const entry = await cache.get('/about', { kind: IncrementalCacheKind.APP_PAGE, ...asPage })
  expect(entry?.value).toMatchObject({ html: '<p>back in a moment</p>' })
})

it('leaves files alone on a full disk, warns once, and writes again when there is space', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onDisk = (name: string) => readFileSync(join(folder, 'server/app', name), 'utf8')
  await cache.set('/about', { ...page(200), html: '<p>first</p>' }, asPage)
  isFull = true
  await cache.set('/about', { ...page(200), html: '<p>second</p>' }, asPage)
  await cache.set('/news', page(200), asPage)
  expect(onDisk('about.html')).toBe('<p>first</p>')
  expect(files().filter(({ name }) => /news|part/.test(name))).toEqual([])
  const entry = await cache.get('/about', { kind: IncrementalCacheKind.APP_PAGE, ...asPage })
  expect(entry?.value).toMatchObject({ html: '<p>second</p>' })
  expect(warn).toHaveBeenCalledOnce()
  isFull = false
  await cache.set('/about', { ...page(200), html: '<p>third</p>' }, asPage)
  expect(onDisk('about.html')).toBe('<p>third</p>')
  warn.mockRestore()
})
