import { createRequire } from 'node:module'
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'

/*
 * Next.js keeps what it makes in memory, within a bound, and on disk, without one. As of 16.3.6 every address that anybody thinks up left
 * 84 kB there. `next-internals.test.ts` asks the installed version whether it still has what this file leans on.
 */
const loaded: { default: typeof FileSystemCacheClass } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)
const FileSystemCache = loaded.default

type Context = ConstructorParameters<typeof FileSystemCacheClass>[0]
type Entry = Parameters<CacheHandler['set']>[1]

/**
 * So many answers of "there is none" go to disk in the life of a process: those about the pages that are not translated, which have to
 * outlive a restart. More of them come from addresses that do not exist.
 */
const maxEmptyOnDisk = 2_000
let emptyOnDisk = 0

/** Next.js's own cache, without a disk for what stands for nothing. Named in `next.config.ts`. */
export default class BoundedCache implements CacheHandler {
  readonly #disk: FileSystemCacheClass
  /** Shares its memory with the other one. */
  readonly #memory: FileSystemCacheClass

  constructor(context: Context) {
    this.#disk = new FileSystemCache(context)
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false })
  }

  get(...args: Parameters<CacheHandler['get']>) {
    return this.#disk.get(...args)
  }

  set(key: string, entry: Entry, context: Parameters<CacheHandler['set']>[2]): Promise<void> {
    return (isWorthDisk(entry) ? this.#disk : this.#memory).set(key, entry, context)
  }

  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>) {
    return this.#disk.revalidateTag(...args)
  }

  resetRequestCache(): void {
    this.#disk.resetRequestCache()
  }
}

function isWorthDisk(entry: Entry): boolean {
  if (!entry) return true
  if ('status' in entry && entry.status !== undefined && entry.status >= 400) return false
  if (!('data' in entry) || entry.data.body !== 'null') return true
  emptyOnDisk += 1
  return emptyOnDisk <= maxEmptyOnDisk
}
