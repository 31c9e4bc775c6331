import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { splitOnce } from '../guard/request-guard.ts'
import { sendResponse, writeHead } from '../send-response.ts'
import type { CachedResponse } from './cached-response.ts'
import { isCompressible, varyOnEncoding } from './compress.ts'
import type { CompressionCache } from './compression-cache.ts'
import { rangeOf, sendRange } from './send-range.ts'

type SendCachedOptions = {
  compression: CompressionCache
  /** Whether the response cache still has it. */
  isCached: () => boolean
  /** How long shared caches keep a page, in seconds. */
  sharedCacheSeconds: number
}

/** Sends a cached response, or 304 if the visitor has it. */
export async function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  { compression, isCached, sharedCacheSeconds }: SendCachedOptions,
): Promise<void> {
  const { status, body, etag } = cached
  const headers: OutgoingHttpHeaders = {
    ...cached.headers,
    ...locationWithQuery(cached, request.url),
    ...(status === 200 ? { etag } : {}),
    'cache-control': cacheControl(cached, sharedCacheSeconds),
  }
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    // Without the policy: the browser would replace the one that it stored with the page.
    const { vary } = cached.headers
    writeHead(request, response, 304, {
      vary: varyOnEncoding(vary),
      etag,
      'cache-control': headers['cache-control'],
    })
    response.end()
    return
  }
  if (status === 200 && !isCompressible(String(headers['content-type']))) {
    headers['accept-ranges'] = 'bytes'
    const range = rangeOf(request, body.length)
    if (range) return sendRange(request, response, { headers, body }, range)
  }
  await sendResponse(request, response, { status, headers, body }, { compression, isCached, etag })
}

/**
 * Browsers revalidate each time, which costs a 304. Shared caches revalidate every few seconds and keep the page while
 * the site is down.
 */
function cacheControl({ status, isUnavailable }: CachedResponse, sharedSeconds: number): string {
  if (isUnavailable) return 'no-store'
  if (status !== 200) return 'public, max-age=0, must-revalidate'
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=1, stale-if-error=604800`
}

/**
 * The location of a redirect with the query of the visitor's URL, which holds campaign parameters. Its own parameters
 * replace the visitor's.
 */
function locationWithQuery({ headers: { location } }: CachedResponse, url = ''): { location?: string } {
  const [, query] = splitOnce(url, '?')
  if (!query || typeof location !== 'string' || !location.startsWith('/')) return {}
  const [target = '', anchor] = splitOnce(location, '#')
  const [path, ownQuery] = splitOnce(target, '?')
  const own = new URLSearchParams(ownQuery)
  const isOwn = (parameter: string) => new URLSearchParams(parameter).keys().some((name) => own.has(name))
  const merged = [ownQuery, ...query.split('&').filter((parameter) => !isOwn(parameter))]
    .filter(Boolean)
    .join('&')
  return { location: `${path}?${merged}${anchor ? `#${anchor}` : ''}` }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((candidate) => [etag, '*'].includes(candidate.trim())) ?? false
}
