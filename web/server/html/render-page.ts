import { isStale } from '../../next-internals/response-headers.ts'
import { type CachedResponse, toCachedResponse } from '../cache/cached-response.ts'
import type { CacheableRequest, LoopbackServer } from '../loopback-server.ts'
import { type TransformOptions, transformResponse } from './transform-response.ts'

type RenderPageOptions = Pick<TransformOptions, 'renderNotFound'> & {
  loopback: Pick<LoopbackServer, 'render'>
  /** How long to wait for Next.js to render a stale page again, in milliseconds. */
  waitMs: number
  /** Whether the content lake is known to be down: then waiting is pointless. */
  isLakeDown: () => boolean
}

/** Interval at which a stale page is requested again until it is fresh, in milliseconds. */
const pollMs = 25

/**
 * Renders the response to a cacheable request. For a stale page Next.js sends the old one and re-renders in the
 * background, so this polls until the fresh one is there or the wait is over. @throws if Next.js doesn't respond.
 */
export async function renderPage(
  request: CacheableRequest,
  { loopback, waitMs, isLakeDown, renderNotFound }: RenderPageOptions,
): Promise<CachedResponse> {
  const deadline = performance.now() + waitMs
  let rendered = await loopback.render(request)
  while (isStale(rendered.headers) && performance.now() < deadline && !isLakeDown()) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    rendered = await loopback.render(request)
  }
  const options = { url: request.url, isDraftMode: false, renderNotFound }
  return toCachedResponse(request, rendered, await transformResponse(rendered, options))
}
