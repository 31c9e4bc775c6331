import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { isUnavailable } from '../../next-internals/html-markers.ts'
import { outdatedTag, pageTagsHeader, pageTagsOf } from '../../next-internals/page-tags.ts'
import {
  fitsRequest,
  isStale,
  sharedMaxAge,
  variesOnKnownHeaders,
} from '../../next-internals/response-headers.ts'
import { endToEndHeaders } from '../hop-by-hop.ts'
import type { TransformedResponse } from '../html/transform-response.ts'
import type { CacheableRequest, RenderedResponse } from '../loopback-server.ts'

/** A finished response, the same for every visitor unless `isShareable` is false. */
export type CachedResponse = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
  /** The ETag of what Next.js sent. */
  renderedEtag: string | undefined
  /** Prerendered: depends on nothing but the cache key. */
  isShareable: boolean
  /** Outdated; Next.js is rendering a fresh one in the background. */
  isStale: boolean
  /** Some of what it was rendered from could not be refreshed after a publish: it may mix old and new content. */
  isOutdated: boolean
  /** The content of the page never loaded, and can't be loaded right now. */
  isUnavailable: boolean
  /** The cache tags of what it was rendered from; null if unknown. */
  tags: readonly string[] | null
  /** Lifetime in milliseconds if nothing is published. */
  ttlMs: number
}

/** Headers of one render; `etag` is replaced by that of the transformed body. */
const ofOneRender = ['date', 'content-length', 'etag', 'x-nextjs-cache', 'x-nextjs-prerender', pageTagsHeader]

/** Retry-After of an unavailable page, in seconds. */
export const retryAfterSeconds = 10
const maxTtlSeconds = 86_400

/**
 * `rendered` is what Next.js sent in response to `request`, `transformed` what visitors get. A page without its content
 * becomes a 503: people read the same page, and search engines come back instead of dropping it from their index.
 */
export function toCachedResponse(
  request: CacheableRequest,
  rendered: RenderedResponse,
  { headers, body }: TransformedResponse,
): CachedResponse {
  const isAway = isUnavailablePage(rendered.status, headers, body)
  const sharedHeaders = endToEndHeaders(headers, ofOneRender)
  return {
    status: isAway ? 503 : rendered.status,
    headers: isAway ? { ...sharedHeaders, 'retry-after': String(retryAfterSeconds) } : sharedHeaders,
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    renderedEtag: rendered.headers.etag,
    isShareable:
      sharedMaxAge(rendered.headers) > 0 &&
      !rendered.headers['set-cookie'] &&
      !/private|no-store/.test(String(rendered.headers['cache-control'])) &&
      variesOnKnownHeaders(rendered.headers) &&
      fitsRequest(request.headers, rendered.headers),
    isUnavailable: isAway,
    ...freshnessOf(rendered),
  }
}

/** The earlier response, if Next.js sends the same again: most of a render's cost is its transformation. */
export function toSameResponse(
  before: CachedResponse | undefined,
  rendered: RenderedResponse,
): CachedResponse | null {
  const { etag } = rendered.headers
  return before && etag && etag === before.renderedEtag ? { ...before, ...freshnessOf(rendered) } : null
}

function freshnessOf({ headers }: RenderedResponse) {
  const tags = pageTagsOf(headers)
  return {
    isStale: isStale(headers),
    isOutdated: tags?.includes(outdatedTag) ?? false,
    tags,
    ttlMs: Math.min(sharedMaxAge(headers), maxTtlSeconds) * 1_000,
  }
}

/** Whether a response is the page that says that the content never loaded. */
export function isUnavailablePage(status: number, headers: OutgoingHttpHeaders, body: Buffer): boolean {
  return status === 200 && /^text\/html/.test(String(headers['content-type'])) && isUnavailable(body)
}
