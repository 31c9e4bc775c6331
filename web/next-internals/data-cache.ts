import { unstable_cache } from 'next/cache'
import { begunTag } from './begun.ts'

/*
 * What the site needs of Next.js's data cache beyond what Next.js promises. Behaviours of 16.3.6 that this file leans on;
 * `next-internals.test.ts` asks the installed version for each of them:
 * - `unstable_cache` keeps what is returned, null too, and nothing that is thrown;
 * - while a page is made, it waits for the renewal of a stale entry, and when that fails hands out the stale value without
 *   a word;
 * - a page lives as long as the shortest-lived entry that it was made from, and goes stale with the tags of each.
 */

type CacheOptions = {
  /** The entry is kept until one of them is revalidated. */
  tags?: string[]
  /** Seconds after which the entry is stale; false for never. */
  revalidate?: number | false
}

/** A value as it is kept: with the time at which asking for it began, see `cache-handler.ts`. */
type Kept<Value> = { begun: number; value: Value }

/** `isOutdated`: the value should have been renewed and could not be. Next.js would give it out as if it were new. */
export type CachedResult<Value> = { value: Value; isOutdated: boolean }

/**
 * Keeps what `load` returns, a value of JSON, under `key`. A stale value outlives a `load` that fails.
 * @throws what `load` throws, when there is no value yet.
 */
export async function cached<Value>(
  key: string[],
  load: () => Promise<Value>,
  { tags = [], revalidate = false }: CacheOptions = {},
): Promise<CachedResult<Value>> {
  let isOutdated = false
  const renew = async (): Promise<Kept<Value>> => {
    const begun = Date.now()
    try {
      return { begun, value: await load() }
    } catch (error) {
      isOutdated = true
      throw error
    }
  }
  const { value } = await unstable_cache(renew, ['begun', ...key], { tags, revalidate })()
  return { value, isOutdated }
}

/** Notes in the page that is being made when its making began, which `cache-handler.ts` reads. */
export async function notePageBegun(now = Date.now()): Promise<void> {
  const tag = `${begunTag}${now}`
  await unstable_cache(async () => true, [tag], { tags: [tag] })()
}

/** Gives the page that is being made at most so many seconds to live, so that what stands in for content is not kept. */
export async function revalidateWithin(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['revalidate-within', String(seconds)], { revalidate: seconds })()
}
