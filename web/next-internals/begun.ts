/*
 * Next.js dates what it keeps by when it was stored, and holds that against when a tag went stale. What was begun of old content and
 * stored after the change would count as new. So answers and pages tell when they were begun, and that is their date.
 */

/** The tag that tells when the making of a page began, in milliseconds of Unix time; the number follows. */
export const begunTag = 'begun:'

/** When the making of an entry of Next.js's cache began; null where it does not say. */
export function begunOf(entry: object): number | null {
  const { data, headers } = Object(entry)
  const answer = /^\{"begun":(\d+),/.exec(String(Object(data).body ?? ''))
  const tags = String(Object(headers)['x-next-cache-tags'] ?? '')
  const times = [...tags.matchAll(/begun:(\d+)/g), ...(answer ? [answer] : [])].map(([, time]) =>
    Number(time),
  )
  return times.length > 0 ? Math.min(...times) : null
}
