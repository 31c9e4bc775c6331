import { unstable_cache } from 'next/cache'
import { renderStartTag } from './render-start.ts'
import { ownKeyStart } from './throttle-error-log.ts'

/*
 * Undocumented behaviour of Next.js's data cache that the site depends on; `next-internals.test.ts` checks each point
 * against the installed version:
 * - `unstable_cache` stores every returned value, null included, and never a thrown error;
 * - while it renders a page that will be cached, it waits for a stale entry to be refreshed and, if that fails, returns
 * the stale value without notice;
 * - in any other request it returns the stale value at once, and refreshes the entry meanwhile;
 * - a page's lifetime is that of its shortest-lived entry, and it goes stale with the tags of each.
 */

type CacheOptions = {
  /** The entry goes stale when one of them is revalidated. */
  tags?: string[]
  /** Lifetime in seconds; false for no limit. */
  revalidate?: number | false
  /** The last value stays although `load` returns null: what it was loaded from is gone. */
  keepsLast?: boolean
}

/** A stored value with the Unix time in milliseconds at which loading it started, see `render-start.ts`. */
type Stored<Value> = { startedAt: number; value: Value }

/** `isOutdated`: the value is stale and could not be refreshed; Next.js doesn't say so. */
export type CachedResult<Value> = { value: Value; isOutdated: boolean }

/**
 * Caches what `load` returns (JSON) under `key`. A stale value is refreshed first; it is returned if `load` fails.
 * @throws what `load` throws if there is no value yet.
 */
export async function cached<Value>(
  key: string[],
  load: () => Promise<Value>,
  { tags = [], revalidate = false, keepsLast = false }: CacheOptions = {},
): Promise<CachedResult<Value>> {
  const state: { isOutdated: boolean; refreshing?: Promise<Stored<Value>>; gone?: Stored<Value> } = {
    isOutdated: false,
  }
  const refresh = async (): Promise<Stored<Value>> => {
    const startedAt = Date.now()
    try {
      const value = await load()
      if (value !== null || !keepsLast) return { startedAt, value }
      state.gone = { startedAt, value }
      throw new Error('What visitors still get is gone from the content.')
    } catch (error) {
      state.isOutdated = true
      throw error
    }
  }
  const start = () => {
    state.refreshing = refresh()
    return state.refreshing
  }
  const stored = await unstable_cache(start, [ownKeyStart, ...key], { tags, revalidate })().catch(
    (error: unknown) => {
      if (state.gone) return state.gone
      throw error
    },
  )
  const { value } = await (state.refreshing?.catch(() => stored) ?? stored)
  return { value, isOutdated: state.isOutdated }
}

/** Tags the page that is being rendered with when its rendering started; `cache-handler.ts` reads the tag. */
export async function tagRenderStart(now = Date.now()): Promise<void> {
  const tag = `${renderStartTag}${now}`
  await unstable_cache(async () => true, [tag], { tags: [tag] })()
}

/**
 * Limits the lifetime of the page that is being rendered, in seconds, so that placeholder content isn't kept, and adds
 * cache tags to it.
 */
export async function revalidateWithin(seconds: number, tags: string[] = []): Promise<void> {
  const key = ['revalidate-within', String(seconds), ...tags]
  await unstable_cache(async () => true, key, { revalidate: seconds, tags })()
}
