import { isStale } from '../../next-internals/response-headers.ts'
import { type CachedResponse, toCachedResponse, toSameResponse } from '../cache/cached-response.ts'
import type { CacheableRequest, LoopbackServer } from '../loopback-server.ts'
import { type TransformOptions, transformResponse } from './transform-response.ts'

type RenderPageOptions = Pick<TransformOptions, 'renderNotFound'> & {
  loopback: Pick<LoopbackServer, 'render'>
  /** How long a visitor waits for Next.js to render a stale page again, in milliseconds. */
  waitMs: number
  /** What visitors get meanwhile: they don't wait for this render. */
  before?: CachedResponse | undefined
  /** Resolves once Next.js has stored another response: perhaps this one. */
  nextStored?: () => Promise<void>
  /** Whether the content lake is known to be down: then waiting is pointless. */
  isLakeDown: () => boolean
}

/** When a stale page is requested again although nothing was stored, in milliseconds: rendering it may have failed. */
const pollMs = 200
const never = () => new Promise<void>(() => {})
/** How long to wait while visitors get the earlier page, in milliseconds. */
const backgroundWaitMs = 5_000

/**
 * Renders the response to a cacheable request. For a stale page Next.js sends the old one and re-renders in the
 * background, so this asks again until the fresh one is there or the wait is over. @throws if Next.js doesn't respond.
 */
export async function renderPage(
  request: CacheableRequest,
  { loopback, waitMs, before, nextStored = never, isLakeDown, renderNotFound }: RenderPageOptions,
): Promise<CachedResponse> {
  const deadline = performance.now() + (before ? backgroundWaitMs : waitMs)
  let stored = nextStored()
  let rendered = await loopback.render(request)
  while (isStale(rendered.headers) && performance.now() < deadline && !isLakeDown()) {
    await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, pollMs))])
    stored = nextStored()
    rendered = await loopback.render(request)
  }
  const same = toSameResponse(before, rendered)
  if (same) return same
  const options = { url: request.url, isDraftMode: false, renderNotFound }
  return toCachedResponse(request, rendered, await transformResponse(rendered, options))
}
