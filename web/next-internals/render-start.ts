/*
 * Next.js dates a cache entry by when it was stored and compares that date with when its tags went stale. An entry that
 * started rendering before a change and was stored after it would count as fresh. So entries record when their
 * rendering started, and that is their date.
 */

/** Prefix of the cache tag that records when a page started rendering; Unix time in milliseconds follows. */
export const renderStartTag = 'render-start:'

const startTags = new RegExp(`(?:^|,)${renderStartTag}(\\d+)(?=,|$)`, 'g')

/**
 * When the rendering of an entry of Next.js's cache started, in Unix milliseconds; null if the entry doesn't say. A route
 * handler records each of its queries, since React memoizes nothing there; the earliest counts. A visitor can write a
 * path that looks like such a tag, which only makes the entry of this path refresh more often.
 */
export function renderStartedAt(entry: object): number | null {
  const { data, headers } = Object(entry)
  const value = /^\{"startedAt":(\d+),/.exec(String(Object(data).body ?? ''))?.[1]
  if (value) return Number(value)
  const tags = String(Object(headers)['x-next-cache-tags'] ?? '')
  const times = tags
    .matchAll(startTags)
    .map((match) => Number(match[1]))
    .toArray()
  return times.length > 0 ? Math.min(...times) : null
}
