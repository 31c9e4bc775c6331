import { FLIGHT_HEADERS, NEXT_URL } from 'next/dist/client/components/app-router-headers.js'

/** The headers of a received response, as `node:http` gives them. */
type ReceivedHeaders = Readonly<Record<string, number | string | string[] | undefined>>

/**
 * Request headers that change Next.js's response to the same URL; it names them in `Vary`. They are part of the cache
 * key.
 */
export const varyHeaders: readonly string[] = [...FLIGHT_HEADERS, NEXT_URL]

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
