import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { targetFor } from '@tidewright/contracts/redirect-paths.ts'
import { draftModeCookie } from '../next-internals/html-markers.ts'
import { hasHashOfHeaders } from '../next-internals/response-headers.ts'
import { clientIp } from '../security/client-ip.ts'
import { toCacheableRequest } from './cache/cache-key.ts'
import type { CachedResponse } from './cache/cached-response.ts'
import type { CompressionCache } from './cache/compression-cache.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { sendCachedResponse } from './cache/send-cached-response.ts'
import { isFilePath, type SendFile } from './files/send-file.ts'
import { type ForwardOptions, forwardRequest } from './forward-request.ts'
import type { RateLimit } from './guard/rate-limit.ts'
import type { ReportedWebhooks } from './guard/reported-webhooks.ts'
import { normalizeUrl, originForm, type Rejection, rejectionFor, splitOnce } from './guard/request-guard.ts'
import { isSearch, keepSearchParameters } from './guard/search-requests.ts'
import { stripExpiredDraftCookie } from './guard/strip-expired-draft-cookie.ts'
import { notFoundPath, suggestPath } from './html/not-found.ts'
import type { CacheableRequest } from './loopback-server.ts'
import type { RedirectHits } from './redirect-hits.ts'
import { writeHead } from './send-response.ts'
import { canonicalPath } from './urls/canonical-path.ts'
import type { KnownUrls } from './urls/known-urls.ts'

type RequestHandlerOptions = Omit<ForwardOptions, 'reject'> & {
  cache: ResponseCache<CacheableRequest>
  compression: CompressionCache
  sendFile: SendFile
  knownUrls: Pick<KnownUrls, 'leadsNowhere' | 'spellingOf' | 'redirectFrom' | 'oldPathOver' | 'nearestTo'>
  redirectHits: Pick<RedirectHits, 'add'>
  reportedWebhooks: Pick<ReportedWebhooks, 'has'>
  /** Limits what each network may request that isn't cached. */
  uncachedLimit: Pick<RateLimit, 'take'>
  /** Limits how often each network may search. */
  searchLimit: Pick<RateLimit, 'take'>
  /** Limits how often the nearest path is looked for, which reads all of them. */
  suggestionLimit: Pick<RateLimit, 'take'>
  /** How long shared caches keep a page, in seconds. */
  sharedCacheSeconds: number
  siteSecret: string
  /** The origin that may read whether a document is live. */
  studioUrl: string
}

/** Rejects invalid requests, serves files and from the response cache, and forwards the rest to Next.js. */
export function createRequestHandler(options: RequestHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.url = keepSearchParameters(originForm(request.url ?? '/'))
    const rejection = rejectionFor(request)
    if (rejection) return reject(request, response, rejection)
    request.url = normalizeUrl(request.url)
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
  options: RequestHandlerOptions,
): Promise<void> {
  const { cache, knownUrls, uncachedLimit, searchLimit } = options
  const [path = '/', query] = splitOnce(request.url ?? '/', '?')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && (await options.reportedWebhooks.has(request))) return respondReported(request, response)
  const canonical = isRead ? canonicalPath(path).replace(defaultPrefix, '') || '/' : path
  const redirectTo = (spelling: string) => {
    const location = query === undefined ? spelling : `${spelling}?${query}`
    writeHead(request, response, 308, { location, 'cache-control': askAgain })
    response.end()
  }
  if (canonical !== path && !isFileName.test(path)) return redirectTo(canonical)
  if (isRead && isFilePath(path) && (await options.sendFile(request, response, path))) return
  // Next.js redirects other requests for RSC payload, so that no shared cache takes it for the page.
  const cacheable = (await hasHashOfHeaders(request)) ? toCacheableRequest(request) : null
  const isCached = cacheable !== null && cache.isCached(cacheable.key)
  if (!isCached && isRead && !isDraft(request)) {
    const mayAsk = (limit: Pick<RateLimit, 'take'>) => {
      const hops = [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? []]
        .flat()
        .join()
      return limit.take(clientIp(hops))
    }
    if (path.startsWith('/_next/static/') || (await knownUrls.leadsNowhere(path))) {
      const spelling = knownUrls.spellingOf(path)
      if (spelling) return redirectTo(spelling)
      const old = knownUrls.oldPathOver(path)
      if (old) countHit(request, response, async () => old.written, options)
      if (!old || old.isGone || request.headers.rsc !== undefined)
        return respondNotFound(request, response, { path, status: old?.isGone ? 410 : 404 }, options)
      if (!mayAsk(uncachedLimit)) return reject(request, response, tooManyRequests)
      return respondMoved(request, response, { path, from: old.from }, options)
    }
    if (path === '/api/live' && (await isMadeUp(query, knownUrls)))
      return respondNotLive(request, response, options)
    const limit = isSearch(path) ? searchLimit : uncachedLimit
    if (!mayAsk(limit)) return reject(request, response, tooManyRequests)
  }
  countHit(request, response, () => knownUrls.redirectFrom(path), options)
  // If the page can't be rendered from its URL alone, Next.js says itself what is wrong.
  const cached = cacheable && (await cache.get(cacheable.key, cacheable.request).catch(() => null))
  if (cacheable && cached) return sendCached(request, response, cacheable.key, cached, options)
  return forward(request, response, options)
}

/** As Next.js does for a webhook that is delivered twice. */
function respondReported(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  writeHead(request, response, 200, { 'content-type': 'application/json' })
  response.end('{"revalidated":[],"repeated":true}')
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestHandlerOptions,
): Promise<void> {
  const ownReject = (rejection: Rejection) => reject(request, response, rejection)
  return forwardRequest(request, response, { ...options, reject: ownReject })
}

/** The prefix that the default locale doesn't have, in any case. Made-up paths with it must not cost Next.js's time. */
const defaultPrefix = new RegExp(`^/${defaultLocale}(?=/|$)`, 'i')

/** File names in the path may have any character. */
const isFileName = /^\/api\/files\//

const tooManyRequests: Rejection = {
  status: 429,
  message: 'Too many requests. Try again in a second.',
  headers: { 'retry-after': '1' },
}

function isDraft({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(draftModeCookie) ?? false
}

/** Whether `/api/live` is asked about a document that isn't published: anybody can make up any number of ids. */
async function isMadeUp(query: string | undefined, knownUrls: RequestHandlerOptions['knownUrls']) {
  const id = new URLSearchParams(query).get('id')
  return id !== null && (await knownUrls.leadsNowhere(`/api/live/${id}`))
}

function respondNotLive(
  request: IncomingMessage,
  response: ServerResponse,
  { studioUrl }: RequestHandlerOptions,
): void {
  const headers = { 'access-control-allow-origin': studioUrl, 'cache-control': 'no-store' }
  writeHead(request, response, 200, { ...headers, 'content-type': 'application/json' })
  response.end('{"live":false}')
}

/** Counts a visit to a redirected URL, unless the request comes to nothing or is only for a client navigation. */
function countHit(
  request: IncomingMessage,
  response: ServerResponse,
  findRedirect: () => Promise<string | null>,
  { redirectHits }: RequestHandlerOptions,
): void {
  if (request.method !== 'GET' || request.headers.rsc !== undefined || isDraft(request)) return
  response.once('finish', async () => {
    if (!hitStatuses.includes(response.statusCode)) return
    const from = await findRedirect()
    if (from !== null) redirectHits.add(from)
  })
}

const hitStatuses = [307, 308, 410]

/**
 * Follows the redirect from `from`, for everything below a path. Next.js renders and keeps it once, for the path that
 * ends in `/*`: anybody can make up any number of paths below.
 */
async function respondMoved(
  request: IncomingMessage,
  response: ServerResponse,
  { path, from }: { path: string; from: string },
  options: RequestHandlerOptions,
): Promise<void> {
  const cached = await options.cache.get(from, { url: from, headers: {} }).catch(() => null)
  if (!cached) return forward(request, response, options)
  const { location } = cached.headers
  const own = typeof location === 'string' ? { location: targetFor(location, from, path) } : {}
  return sendCached(request, response, from, { ...cached, headers: { ...cached.headers, ...own } }, options)
}

/** Visitors get the page for paths that don't exist, in the language of the path; programs get a line of text. */
async function respondNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { path, status }: { path: string; status: 404 | 410 },
  options: RequestHandlerOptions,
): Promise<void> {
  const isForProgram = isProgramPath.test(path) || isFilePath(path) || request.headers.rsc !== undefined
  const key = notFoundPath(path)
  const page = isForProgram ? null : await options.cache.get(key, { url: key, headers: {} }).catch(() => null)
  if (page?.status === 200) {
    const nearest = options.suggestionLimit.take('all') ? options.knownUrls.nearestTo(path) : null
    const own = nearest
      ? { etag: `${page.etag} ${nearest}`, body: suggestPath(page.body, nearest) }
      : { etag: page.etag, body: page.body }
    return sendCached(request, response, key, { ...page, ...own, status }, options)
  }
  writeHead(request, response, status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': askAgain,
  })
  response.end('Not found.')
}

/** Without it, browsers keep a permanent redirect and 410 for ever, although a page may get that URL. */
const askAgain = 'public, max-age=0, must-revalidate'

const isProgramPath = /^\/(?:api|_next)\//

function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  cached: CachedResponse,
  { cache, compression, sharedCacheSeconds }: RequestHandlerOptions,
): Promise<void> {
  const isCached = () => cache.has(key, cached)
  return sendCachedResponse(request, response, cached, { compression, isCached, sharedCacheSeconds })
}

/** Responds with one line and closes the connection without reading the rest of the request. */
function reject(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Rejection,
): void {
  if (response.headersSent) return void request.destroy()
  const all = { 'content-type': 'text/plain; charset=utf-8', connection: 'close', ...headers }
  writeHead(request, response, status, all)
  response.end(message, () => request.destroy())
}
