/** Which pages of a browser may read the answers: those of the Studio, and event streams that a ticket let through. */
import type { IncomingHttpHeaders } from 'node:http'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/** Headers for an answer to `origin`; none for an origin that is not allowed. */
export function corsHeaders(origin: string | undefined, allowed: boolean): Record<string, string> {
  if (!origin || !allowed) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Content-Type, Content-Length, ETag, X-Sanity-Deprecated',
  }
}

/** The answer to a browser's question before a request. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers':
      headers['access-control-request-headers'] ?? 'Authorization, Content-Type',
    'access-control-max-age': '600',
  }
}

/** Names that only reach this machine: a page elsewhere cannot use the lake through a name of its own. */
export function isLocalHost(host: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(?::\d+)?$/i.test(host ?? '')
}
