import { createRequire } from 'node:module'
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'
import { begunOf, begunTag } from './begun.ts'
import { wholeFiles } from './whole-files.ts'

/*
 * Next.js keeps what it makes in memory, within a bound, and on disk, without one, and not always whole. As of 16.3.6 every address that anybody thinks up left
 * 84 kB there. `next-internals.test.ts` asks the installed version whether it still has what this file leans on.
 */
const loaded: { default: typeof FileSystemCacheClass } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)
const FileSystemCache = loaded.default

// Constants that TypeScript may not look into here.
const { IncrementalCacheKind } = createRequire(import.meta.url)('next/dist/server/response-cache/types.js')

type Context = ConstructorParameters<typeof FileSystemCacheClass>[0]
type Entry = Parameters<CacheHandler['set']>[1]
type SetContext = Parameters<CacheHandler['set']>[2]

/**
 * So many answers of "there is none" go to disk in the life of a process: those about the pages that are not translated, which have to
 * outlive a restart. More of them come from addresses that do not exist.
 */
const maxEmptyOnDisk = 2_000
let emptyOnDisk = 0

/**
 * Next.js's own cache, without a disk for what stands for nothing, and dated by when the making of a thing began. Named in
 * `next.config.ts`.
 */
export default class BoundedCache implements CacheHandler {
  readonly #disk: FileSystemCacheClass
  /** Shares its memory with the other one. */
  readonly #memory: FileSystemCacheClass

  constructor(given: Context) {
    const context = { ...given, fs: wholeFiles(given.fs) }
    this.#disk = new FileSystemCache(context)
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false })
  }

  async get(...args: Parameters<CacheHandler['get']>) {
    const kept = await this.#disk.get(...args)
    const begun = kept?.value ? begunOf(kept.value) : null
    if (!kept?.lastModified || begun === null) return kept
    return { ...kept, lastModified: Math.min(kept.lastModified, begun) }
  }

  async set(key: string, entry: Entry, context: SetContext): Promise<void> {
    // It was there for its tag alone.
    if ('tags' in context && context.tags?.some((tag) => tag.startsWith(begunTag))) return
    const isKept = !isMomentary(context) && (isWorthDisk(entry) || (await this.#isOnDisk(key, context)))
    await (isKept ? this.#disk : this.#memory).set(key, entry, context)
  }

  /** Whether something stands on disk that has to be replaced there: it would come back once memory has let go of its successor. */
  async #isOnDisk(key: string, context: SetContext): Promise<boolean> {
    const before = await this.#disk.get(
      key,
      context.fetchCache
        ? { kind: IncrementalCacheKind.FETCH, tags: context.tags ?? [] }
        : { kind: IncrementalCacheKind.APP_PAGE, isFallback: false },
    )
    return Boolean(before?.value && !isEmpty(before.value))
  }

  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>) {
    return this.#disk.revalidateTag(...args)
  }

  resetRequestCache(): void {
    this.#disk.resetRequestCache()
  }
}

/** In seconds. Pages in which something stands in for content that did not load live less; all others as long as nothing is published. */
const momentary = 60

/**
 * Whether a page stands in for one that cannot be made just now: while the content lake is away every address has such a page, those
 * that do not exist too. The disk keeps the page from before.
 */
function isMomentary(context: SetContext): boolean {
  const revalidate = 'cacheControl' in context ? context.cacheControl?.revalidate : undefined
  return typeof revalidate === 'number' && revalidate <= momentary
}

function isWorthDisk(entry: Entry): boolean {
  if (!entry || !isEmpty(entry)) return true
  if (!('data' in entry)) return false
  emptyOnDisk += 1
  return emptyOnDisk <= maxEmptyOnDisk
}

/** A page of an address where nothing lives, or an answer of "there is none". */
function isEmpty(entry: NonNullable<Entry>): boolean {
  if ('status' in entry && entry.status !== undefined && entry.status >= 400) return true
  return 'data' in entry && /^(null|\{"begun":\d+,"value":null\})$/.test(entry.data.body)
}
