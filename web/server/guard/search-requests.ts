import { isSearchPath } from '@tidewright/contracts/search-paths.ts'

/** The parameters of searches, and the one of Next.js's router. */
const parameters = ['q', 'type', 'page', 'locale', '_rsc']
/** In characters; the index cuts queries more. */
const maxLength = 200

export function isSearch(path: string): boolean {
  return isSearchPath(path) || path === '/api/search'
}

/**
 * A URL of a search with only what a search reads, each parameter cut: whatever visitors paste into the field gets a
 * page. Other URLs stay as they are.
 */
export function keepSearchParameters(url: string): string {
  const [path = '/', ...rest] = url.split('?')
  if (rest.length === 0 || !isSearch(path)) return url
  const given = new URLSearchParams(rest.join('?'))
  const kept = parameters.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value.slice(0, maxLength).toWellFormed().replaceAll('\0', ' ')]]
  })
  const query = new URLSearchParams(kept).toString()
  return query ? `${path}?${query}` : path
}
