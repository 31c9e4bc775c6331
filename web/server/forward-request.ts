import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { draftModeCookie } from '../next-internals/html-markers.ts'
import { isInternalHeader } from '../next-internals/internal-headers.ts'
import { pageTagsHeader } from '../next-internals/page-tags.ts'
import { sharedMaxAge } from '../next-internals/response-headers.ts'
import { isUnavailablePage, retryAfterSeconds } from './cache/cached-response.ts'
import { isCompressible } from './cache/compress.ts'
import type { CompressionCache } from './cache/compression-cache.ts'
import { bodyTooLarge, maxBodyBytes, type Rejection } from './guard/request-guard.ts'
import { endToEndHeaders } from './hop-by-hop.ts'
import { type TransformOptions, transformResponse } from './html/transform-response.ts'
import { type LoopbackServer, readBody, responseTo } from './loopback-server.ts'
import { sendResponse, writeHead } from './send-response.ts'

export type ForwardOptions = Pick<TransformOptions, 'renderNotFound'> & {
  loopback: Pick<LoopbackServer, 'open'>
  compression: CompressionCache
  reject: (rejection: Rejection) => void
}

/** How long Next.js may stay silent on a connection, in milliseconds. */
const idleTimeoutMs = 30_000

/** Files that editors upload, of any size. */
const isUpload = /^\/api\/(?:files|videos)\//

/**
 * Forwards a visitor's own request to Next.js. A complete response with text is collected, transformed and compressed;
 * any other streams through, and so do uploaded files.
 * @throws if Next.js doesn't respond.
 */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { loopback, compression, reject, renderNotFound }: ForwardOptions,
): Promise<void> {
  const outgoing = loopback.open({
    // A HEAD request is rendered like GET, so that its headers are the same; its body is dropped.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: request.url,
    headers: forwardedHeaders(request),
    timeout: idleTimeoutMs,
  })
  outgoing.once('timeout', () => outgoing.destroy(new Error('Next.js did not respond in time.')))
  response.once('close', () => outgoing.destroy())
  const responded = responseTo(outgoing)
  sendBody(request, outgoing, () => {
    outgoing.destroy()
    reject(bodyTooLarge)
  })
  const incoming = await responded
  outgoing.setTimeout(0) // from here on the visitor sets the pace
  const status = publicStatus(request, incoming.statusCode ?? 500)
  const url = request.url ?? '/'
  if (!isWholeText(status, incoming.headers) || (status === 200 && isUpload.test(url))) {
    writeHead(request, response, status, publicHeaders(status, incoming.headers))
    if (request.method !== 'HEAD') return pipeline(incoming, response)
    response.end()
    return
  }
  const isDraftMode = request.headers.cookie?.includes(draftModeCookie) ?? false
  const rendered = await readBody(incoming)
  const { headers, body } = await transformResponse(rendered, {
    url,
    isDraftMode,
    renderNotFound,
  })
  const finalStatus = isUnavailablePage(status, headers, body) ? 503 : status
  const sent = { status: finalStatus, headers: publicHeaders(finalStatus, headers), body }
  await sendResponse(request, response, sent, { compression, etag: null, isCached: () => false })
}

/** Part of a text can't be compressed or changed like the whole. */
function isWholeText(status: number, headers: OutgoingHttpHeaders): boolean {
  const isWhole = ![204, 206, 304, 412, 416].includes(status) && headers['content-range'] === undefined
  return isWhole && isCompressible(String(headers['content-type']))
}

/** Streams the request body, and stops once it is longer than any route accepts, whatever its headers said. */
async function sendBody(
  request: IncomingMessage,
  outgoing: ReturnType<LoopbackServer['open']>,
  onTooLarge: () => void,
): Promise<void> {
  let received = 0
  try {
    for await (const chunk of request) {
      received += chunk.length
      if (received > maxBodyBytes) return onTooLarge()
      if (!outgoing.write(chunk))
        await new Promise((resolve) => outgoing.once('drain', resolve).once('close', resolve))
    }
    outgoing.end()
  } catch {
    outgoing.destroy() // the visitor has left
  }
}

/** The last entry of X-Forwarded-For is the peer's address, so a client can't forge it. */
function forwardedHeaders({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const hops = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat()
  const dropped = ['accept-encoding', 'expect', ...Object.keys(headers).filter(isInternalHeader)]
  return { ...endToEndHeaders(headers, dropped), 'x-forwarded-for': hops.join(', ') }
}

/**
 * A page that can't be rendered is unavailable for now, whatever it was rendered from: search engines come back to a
 * 503. Next.js has logged the error.
 */
function publicStatus({ url = '/' }: IncomingMessage, status: number): number {
  return status === 500 && !url.startsWith('/api/') ? 503 : status
}

/** Next.js lets shared caches keep prerendered responses for a year; only those of the response cache may. */
function publicHeaders(status: number, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  // On 304 the browser would replace the policy that it stored with the page.
  const sent = endToEndHeaders(headers, [
    pageTagsHeader,
    ...(status === 304 ? ['content-security-policy'] : []),
  ])
  if (status === 503)
    return { ...sent, 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  const isPrerendered = sharedMaxAge({ 'cache-control': String(headers['cache-control']) }) > 0
  return isPrerendered ? { ...sent, 'cache-control': 'public, max-age=0, must-revalidate' } : sent
}
