/**
 * Browsers open at most six HTTP/1.1 connections per host, and the Studio needs more event streams than that. The
 * hosted service uses HTTP/2; here each event stream is redirected to its own host name.
 */
import { oneTimeToken } from '../access/one-time-tokens.ts'
import type { RequestContext } from '../context.ts'

const shardCount = 64

let lastShard = 0

/** A redirect to the next shard; `undefined` if the request needs none. */
export function redirectToShard(c: RequestContext): Response | undefined {
  const { options, tokens } = c.get('lake')
  const identity = c.get('identity')
  if (identity.role === 'anonymous') return undefined
  if (!c.req.header('origin') || c.req.query(oneTimeToken)) return undefined
  lastShard = (lastShard + 1) % shardCount
  const { pathname, search } = new URL(c.req.url)
  const url = new URL(pathname + search, `http://sse${lastShard}.localhost:${options.port}`)
  url.searchParams.set(oneTimeToken, tokens.issue(identity))
  c.header('cache-control', 'no-store')
  return c.redirect(url.href, 307)
}
