import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { isUnavailable } from '../next-internals/documents.ts'

/** A finished answer, as every visitor gets it. */
export type Answer = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
  /** Made ahead, of nothing that a visitor sent: it may be given to everybody. */
  isStatic: boolean
  /** What Next.js gives out while it makes the page anew. */
  isStale: boolean
  /** Says that what should stand there never loaded, and cannot just now. */
  isUnavailable: boolean
  /** For how long it is good, in milliseconds, while nothing is published. */
  livesMs: number
}

const ownToConnection =
  /^(?:connection|keep-alive|date|content-length|transfer-encoding|etag|x-nextjs-cache|x-nextjs-prerender)$/

/** After so many seconds one may ask again for what is unavailable: such a page lives as long. */
const retrySeconds = 10

/**
 * What the inner server answered, as an answer that can be held. A page without its content becomes a 503: people read the same, and
 * search engines come back instead of forgetting the page.
 */
export function toAnswer(status: number, received: OutgoingHttpHeaders, body: Buffer): Answer {
  const cacheControl = String(received['cache-control'])
  const seconds = Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
  const own = Object.fromEntries(Object.entries(received).filter(([name]) => !ownToConnection.test(name)))
  const isAway = status === 200 && /^text\/html/.test(String(received['content-type'])) && isUnavailable(body)
  return {
    status: isAway ? 503 : status,
    headers: isAway ? { ...own, 'retry-after': String(retrySeconds) } : own,
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isStatic: seconds > 0 && !received['set-cookie'] && !/private|no-store/.test(cacheControl),
    isStale: received['x-nextjs-cache'] === 'STALE',
    isUnavailable: isAway,
    livesMs: Math.min(seconds, 86_400) * 1_000,
  }
}
