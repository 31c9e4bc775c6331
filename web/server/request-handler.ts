import type { IncomingMessage, ServerResponse } from 'node:http'
import { toCacheableRequest } from './cache/cache-key.ts'
import type { CompressionCache } from './cache/compression-cache.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { sendCachedResponse } from './cache/send-cached-response.ts'
import { type ForwardOptions, forwardRequest } from './forward-request.ts'
import type { CacheableRequest } from './loopback-server.ts'
import { normalizeUrl, type Rejection, rejectionFor } from './request-guard.ts'
import { writeHead } from './send-response.ts'
import { stripExpiredDraftCookie } from './strip-expired-draft-cookie.ts'

type RequestHandlerOptions = Omit<ForwardOptions, 'reject'> & {
  cache: ResponseCache<CacheableRequest>
  compression: CompressionCache
  /** How long shared caches keep a page, in seconds. */
  sharedCacheSeconds: number
  siteSecret: string
}

/** Rejects invalid requests, serves from the response cache, and forwards the rest to Next.js. */
export function createRequestHandler(options: RequestHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rejection = rejectionFor(request)
    if (rejection) return reject(request, response, rejection)
    request.url = normalizeUrl(request.url ?? '/')
    stripExpiredDraftCookie(request, options.siteSecret)
    try {
      await respond(request, response, options)
    } catch (error) {
      if (response.writableEnded || response.destroyed) return // rejected, or the visitor has left
      console.error('A request failed.', error)
      const headers = { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' }
      if (response.headersSent) response.destroy()
      else {
        writeHead(request, response, 503, headers)
        response.end('Service unavailable')
      }
    }
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, sharedCacheSeconds, ...options }: RequestHandlerOptions,
): Promise<void> {
  const cacheable = toCacheableRequest(request)
  // If the page can't be rendered from its URL alone, Next.js says itself what is wrong.
  const cached = cacheable && (await cache.get(cacheable.key, cacheable.request).catch(() => null))
  if (!cacheable || !cached) {
    const forward = { ...options, reject: (rejection: Rejection) => reject(request, response, rejection) }
    return forwardRequest(request, response, forward)
  }
  const { compression } = options
  const isCached = () => cache.has(cacheable.key, cached)
  await sendCachedResponse(request, response, cached, { compression, isCached, sharedCacheSeconds })
}

/** Responds with one line and closes the connection without reading the rest of the request. */
function reject(request: IncomingMessage, response: ServerResponse, { status, message }: Rejection): void {
  if (response.headersSent) return void request.destroy()
  const headers = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }
  writeHead(request, response, status, headers)
  response.end(message, () => request.destroy())
}
