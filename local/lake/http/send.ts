/** Writes a web `Response` to Node's reply. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

export async function sendResponse(
  response: Response,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  // A body that nobody read (too large, not allowed) is let through to nowhere, so that the answer can be read.
  if (!request.readableEnded) {
    request.resume()
    if (request.method !== 'GET' && response.status >= 400) reply.setHeader('connection', 'close')
  }
  reply.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body || request.method === 'HEAD') {
    await response.body?.cancel()
    reply.end()
    return
  }
  reply.flushHeaders()
  try {
    // Node's and the web's stream types differ in name only.
    await pipeline(Readable.fromWeb(response.body as NodeStream), reply)
  } catch (error) {
    // The other side went away: the usual end of an event stream.
    if (!reply.destroyed) throw error
  }
}
