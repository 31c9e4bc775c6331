/**
 * A browser opens at most six HTTP/1.1 connections to a host, and the Studio keeps more event streams than that. The
 * hosted service has HTTP/2; here each stream of a browser is sent to a host name of its own.
 */
import type { Lake } from '../lake-parts.ts'
import type { Call } from './call.ts'
import { TICKET } from './server.ts'

const LANES = 64

let last = 0

/** A redirect to the next lane, or `undefined` when the request needs none. */
export function redirectToLane(call: Call, lake: Lake): Response | undefined {
  if (call.identity.role === 'anonymous') return undefined
  if (!call.headers.origin || call.url.searchParams.has(TICKET)) return undefined
  last = (last + 1) % LANES
  const url = new URL(call.url.pathname + call.url.search, `http://sse${last}.localhost:${lake.options.port}`)
  url.searchParams.set(TICKET, lake.tickets.issue(call.identity))
  return new Response(null, { status: 307, headers: { location: url.href, 'cache-control': 'no-store' } })
}
