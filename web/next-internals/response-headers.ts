import {
  FLIGHT_HEADERS,
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  NEXT_RSC_UNION_QUERY,
  NEXT_URL,
  RSC_CONTENT_TYPE_HEADER,
} from 'next/dist/client/components/app-router-headers.js'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

/** The headers of a received response, as `node:http` gives them. */
type ReceivedHeaders = Readonly<Record<string, number | string | string[] | undefined>>

/**
 * Request headers that change Next.js's response to the same URL; it names them in `Vary`. They are part of the cache
 * key. (`next-url` changes the response of intercepted routes only, of which the site has none.)
 */
export const varyHeaders: readonly string[] = FLIGHT_HEADERS

/** The values that the router of Next.js sends. Next.js takes a request with any other value for a request for HTML. */
const wellFormed: Readonly<Record<string, (value: string) => boolean>> = {
  rsc: (value) => value === '1',
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[\w$@!%.~/-]*$/.test(value),
  'next-router-state-tree': isRouterState,
}

/** Whether Next.js's router could have sent a header of the cache key with this value. */
export function isWellFormed(name: string, value: string): boolean {
  return wellFormed[name]?.(value) ?? false
}

/**
 * The URL of a page for Next.js. It sends a request for RSC payload away unless the query has a hash of the headers
 * above, so that caches which ignore `Vary` tell such requests apart.
 */
export function urlFor(path: string, headers: ReceivedHeaders): string {
  if (headers.rsc === undefined) return path
  return `${path}?${NEXT_RSC_UNION_QUERY}=${computeLegacyCacheBustingSearchParam(...hashedValues(headers))}`
}

/** Whether the query of a request for RSC payload has that hash, long or short; true for any other request. */
export async function hasHashOfHeaders({
  url = '/',
  headers,
}: {
  url?: string | undefined
  headers: ReceivedHeaders
}): Promise<boolean> {
  if (headers.rsc === undefined) return true
  const hash = new URLSearchParams(url.replace(/^[^?]*/, '')).get(NEXT_RSC_UNION_QUERY)
  const values = hashedValues(headers)
  return (
    hash === computeLegacyCacheBustingSearchParam(...values) ||
    hash === (await computeCacheBustingSearchParam(...values))
  )
}

/** The headers that Next.js's router hashes. */
function hashedValues(headers: ReceivedHeaders) {
  const [prefetch, segment, state, nextUrl] = [
    NEXT_ROUTER_PREFETCH_HEADER,
    NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    NEXT_ROUTER_STATE_TREE_HEADER,
    NEXT_URL,
  ].map((name) => headers[name]?.toString())
  const isPrefetch = prefetch === '1' || prefetch === '2' || prefetch === '3'
  return [isPrefetch ? prefetch : undefined, segment, state, nextUrl] as const
}

/** Whether a response is of the kind that was requested: RSC payload or anything else. */
export function fitsRequest(request: ReceivedHeaders, response: ReceivedHeaders): boolean {
  const isPayload = String(response['content-type']).startsWith(RSC_CONTENT_TYPE_HEADER)
  return isPayload === (request.rsc !== undefined)
}

/** Whether `Vary` names only headers of the cache key. A response that varies on anything else must not be shared. */
export function variesOnKnownHeaders({ vary }: ReceivedHeaders): boolean {
  const names = String(vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  return names.every((name) => name === '' || name === 'accept-encoding' || varyHeaders.includes(name))
}

/** How long Next.js lets shared caches keep a response, in seconds; 0 for a response that isn't prerendered. */
export function sharedMaxAge(headers: ReceivedHeaders): number {
  return Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0)
}

/** Whether Next.js served an outdated page and is rendering a fresh one in the background. */
export function isStale(headers: ReceivedHeaders): boolean {
  return headers['x-nextjs-cache'] === 'STALE'
}

/**
 * Whether Next.js can parse the `next-router-state-tree` header that its router sends. It responds to an invalid one
 * with status 500.
 */
export function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
