import type { CachedResponse } from './cached-response.ts'

/** The key of a page that was requested by its path alone; feeds, files, dialogs and router data have others. */
const pageKey = /^\/(?!api\/)[^\n.]*$/
const maxPages = 8

/**
 * Paths of the pages that visitors request most, in that order. Pages with `noindex` are left out: marketers may think
 * of them as unlisted.
 */
export function popularPages(
  popular: readonly (readonly [key: string, response: CachedResponse])[],
): string[] {
  return popular
    .filter(([key, { isIndexable }]) => isIndexable && pageKey.test(key))
    .map(([key]) => key)
    .slice(0, maxPages)
}
