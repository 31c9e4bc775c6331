/*
 * Next.js dates a cache entry by when it was stored and compares that date with when its tags went stale. An entry that
 * started rendering before a change and was stored after it would count as fresh. So entries record when their
 * rendering started, and that is their date.
 */

/** Prefix of the cache tag that records when a page started rendering; Unix time in milliseconds follows. */
export const renderStartTag = 'render-start:'

/**
 * When the rendering of an entry of Next.js's cache started, in Unix milliseconds; null if the entry doesn't say. The
 * tags of a page begin with its path, which a visitor can write, so the last tag counts.
 */
export function renderStartedAt(entry: object): number | null {
  const { data, headers } = Object(entry)
  const value = /^\{"startedAt":(\d+),/.exec(String(Object(data).body ?? ''))?.[1]
  const tags = String(Object(headers)['x-next-cache-tags'] ?? '').split(',')
  const time = value ?? tags.findLast((tag) => tag.startsWith(renderStartTag))?.slice(renderStartTag.length)
  return time === undefined ? null : Number(time)
}
