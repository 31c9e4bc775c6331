import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { writeHead } from '../send-response.ts'

/** Positions of the first and the last byte. */
type Range = { first: number; last: number }

/**
 * The part of a body that a request wants, which may lie beyond its end; null for all of it, which is also the response
 * to a request for several parts, or for a part of an earlier body.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function rangeOf(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  length: number,
): Range | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || headers['if-range'] !== undefined || (!first && !last)) return null
  if (!first) return { first: Math.max(0, length - Number(last)), last: Number(last) > 0 ? length - 1 : -1 }
  return { first: Number(first), last: last ? Math.min(Number(last), length - 1) : length - 1 }
}

/** Sends a part of a body, or 416 if it has no such part. */
export function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body }: { headers: OutgoingHttpHeaders; body: Buffer },
  { first, last }: Range,
): void {
  const isThere = first <= last
  writeHead(request, response, isThere ? 206 : 416, {
    ...(isThere ? { ...headers, 'content-length': last - first + 1 } : { 'content-length': 0 }),
    'content-range': isThere ? `bytes ${first}-${last}/${body.length}` : `bytes */${body.length}`,
  })
  response.end(isThere ? body.subarray(first, last + 1) : undefined)
}
