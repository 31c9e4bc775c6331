/*
 * Next.js knows the cache tags of each page that it prerendered and removes them from its responses. They are copied to
 * a header that it doesn't know, so that the response cache can tell which pages a publish concerns.
 */

/** Response header with the cache tags of a prerendered response; visitors don't get it. */
export const pageTagsHeader = 'x-page-tags'

/** The cache tag of a page for which a stale query result could not be refreshed, while its others may be new. */
export const outdatedTag = 'outdated:page'

/** Adds the header to an entry of Next.js's cache, which sends the headers of an entry with its response. */
export function exposeCacheTags(entry: object): void {
  const { headers } = Object(entry)
  const tags = Object(headers)['x-next-cache-tags']
  if (typeof tags !== 'string') return
  headers[pageTagsHeader] = tags
    .split(',')
    .filter((tag) => /^(?:type|address|document|outdated):/.test(tag))
    .join()
}

/** The cache tags of a response; null if Next.js didn't say, e.g. for the parts of a page that a router prefetches. */
export function pageTagsOf(headers: Readonly<Record<string, unknown>>): string[] | null {
  const tags = headers[pageTagsHeader]
  return typeof tags === 'string' ? tags.split(',').filter(Boolean) : null
}
