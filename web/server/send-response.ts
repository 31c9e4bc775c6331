import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { withBaseHeaders } from './base-headers.ts'
import { encodingFor, isCompressible, varyOnEncoding } from './cache/compress.ts'
import type { CompressionCache, CompressOptions } from './cache/compression-cache.ts'

type TextResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
type SendOptions = Omit<CompressOptions, 'encoding'> & { compression: CompressionCache }

/** Smaller bodies don't get shorter. */
const minCompressedBytes = 512

/** Starts a response with the headers that every response has. */
export function writeHead(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, withBaseHeaders(url, status, headers))
}

/** Sends a complete response in the best encoding that the visitor accepts; only its head in response to HEAD. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: TextResponse,
  { compression, ...options }: SendOptions,
): Promise<void> {
  const isWorth =
    body.length >= minCompressedBytes &&
    !headers['content-encoding'] &&
    isCompressible(String(headers['content-type']))
  const encoding = isWorth ? encodingFor(request.headers['accept-encoding']) : null
  const sent = encoding ? await compression.compress(body, { ...options, encoding }) : body
  writeHead(request, response, status, {
    ...headers,
    vary: varyOnEncoding(headers.vary),
    'content-length': sent.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : sent)
}
