import { createRequire } from 'node:module'
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'
import { withAtomicWrites } from './atomic-fs.ts'
import { announceStaleTags, announceStored } from './cache-channel.ts'
import { redirectLocation } from './html-markers.ts'
import { exposeCacheTags } from './page-tags.ts'
import { renderStartedAt, renderStartTag } from './render-start.ts'

/*
 * Next.js caches what it renders in memory, which is bounded, and on disk, which isn't: every nonexistent path that
 * somebody requests leaves 84 kB there. `next-internals.test.ts` checks that the installed version still has what this
 * file depends on.
 */
const loaded: { default: typeof FileSystemCacheClass } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)
const FileSystemCache = loaded.default

// A const enum in its types; TypeScript can't inline it under `isolatedModules`.
const { IncrementalCacheKind } = createRequire(import.meta.url)('next/dist/server/response-cache/types.js')

type Context = ConstructorParameters<typeof FileSystemCacheClass>[0]
type Entry = Parameters<CacheHandler['set']>[1]
type SetContext = Parameters<CacheHandler['set']>[2]

/**
 * How many empty results a process writes to disk. Those of pages that aren't translated must survive a restart; any
 * more come from paths that don't exist.
 */
const maxEmptyOnDisk = 2_000
let emptyOnDisk = 0

/**
 * Next.js's own cache, but it doesn't write 404s to disk, dates entries by when rendering started, stores where redirects
 * lead now, and tells the server the cache tags of entries and which tags are stale. Registered in `next.config.ts`.
 */
export default class BoundedCache implements CacheHandler {
  readonly #disk: FileSystemCacheClass
  /** Shares its memory with `#disk`. */
  readonly #memory: FileSystemCacheClass

  constructor(given: Context) {
    const context = { ...given, fs: withAtomicWrites(given.fs) }
    this.#disk = new FileSystemCache(context)
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false })
  }

  async get(...args: Parameters<CacheHandler['get']>) {
    const entry = await this.#disk.get(...args)
    if (entry?.value) exposeCacheTags(entry.value)
    const startedAt = entry?.value ? renderStartedAt(entry.value) : null
    if (!entry?.lastModified || startedAt === null) return entry
    return { ...entry, lastModified: Math.min(entry.lastModified, startedAt) }
  }

  async set(key: string, entry: Entry, context: SetContext): Promise<void> {
    // This entry exists only to attach its tag.
    if ('tags' in context && context.tags?.some((tag) => tag.startsWith(renderStartTag))) return
    if (entry) {
      exposeCacheTags(entry)
      correctLocation(entry)
    }
    const goesToDisk = !isShortLived(context) && (isWorthDisk(entry) || (await this.#isOnDisk(key, context)))
    await (goesToDisk ? this.#disk : this.#memory).set(key, entry, context)
    if (!context.fetchCache) announceStored()
  }

  /** Whether the disk has an entry that must be replaced there: it would come back once memory evicts the new one. */
  async #isOnDisk(key: string, context: SetContext): Promise<boolean> {
    const previous = await this.#disk.get(
      key,
      context.fetchCache
        ? { kind: IncrementalCacheKind.FETCH, tags: context.tags ?? [] }
        : { kind: IncrementalCacheKind.APP_PAGE, isFallback: false },
    )
    return Boolean(previous?.value && !isEmpty(previous.value))
  }

  /** Tells the server only afterwards: until then, Next.js would render a page from its old data and call it fresh. */
  async revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#disk.revalidateTag(...args)
    announceStaleTags([args[0]].flat())
  }

  resetRequestCache(): void {
    this.#disk.resetRequestCache()
  }
}

/**
 * Rendering a page again in the background, Next.js reads the location of a redirect from the response that it has sent
 * before, so that a redirect would never get another target. The page itself says where it leads.
 */
function correctLocation(entry: NonNullable<Entry>): void {
  if (!('status' in entry && 'html' in entry) || typeof entry.html !== 'string') return
  const location = redirectLocation(entry.html)
  const isRedirect = entry.status !== undefined && entry.status >= 301 && entry.status <= 308
  if (isRedirect && location) entry.headers = { ...entry.headers, location }
}

/** In seconds. Most pages live until something is published. */
const shortLivedSeconds = 60

/**
 * Whether a page will soon be rendered again anyway: it has a fallback or a stale result, or rows of the database, as
 * `/resources` does. While the content lake is down every path has a page with a fallback, nonexistent paths included.
 * The disk keeps the last good page.
 */
function isShortLived(context: SetContext): boolean {
  const revalidate = 'cacheControl' in context ? context.cacheControl?.revalidate : undefined
  return typeof revalidate === 'number' && revalidate <= shortLivedSeconds
}

function isWorthDisk(entry: Entry): boolean {
  if (!entry || !isEmpty(entry)) return true
  if (!('data' in entry)) return false
  emptyOnDisk += 1
  return emptyOnDisk <= maxEmptyOnDisk
}

/** A page of a path that does not exist, or an empty query result. */
function isEmpty(entry: NonNullable<Entry>): boolean {
  if ('status' in entry && entry.status !== undefined && entry.status >= 400) return true
  return 'data' in entry && /^(null|\{"startedAt":\d+,"value":null\})$/.test(entry.data.body)
}
