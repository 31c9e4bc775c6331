import type { RequestListener, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'

const fiftyMegabytes = Buffer.from(`{"result":["${'x'.repeat(50_000_000)}"]}`)
const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const stream = { 'content-type': 'text/event-stream' }

/** What a broken content lake, or a proxy in its place, responds with. */
export const wrongAnswers = {
  'responding with 500': (_request, response) => response.writeHead(500).end('{"error":"broken"}'),
  'responding with truncated JSON': (_request, response) =>
    response.writeHead(200, json).end('{"result":{"title":"Cut'),
  'responding with HTML': (_request, response) =>
    response.writeHead(200, html).end('<h1>Welcome to the café</h1>'),
  'responding with JSON without a result': (_request, response) => response.writeHead(200, json).end('{}'),
  'responding with null': (_request, response) => response.writeHead(200, json).end('{"result":null}'),
  'responding with {}': (_request, response) => response.writeHead(200, json).end('{"result":{}}'),
  'responding with 429': (_request, response) => response.writeHead(429, json).end('{"error":"slow down"}'),
  'responding with lists': (_request, response) => response.writeHead(200, json).end('{"result":[1,[],{}]}'),
  'responding with other types': (_request, response) =>
    response
      .writeHead(200, json)
      .end('{"result":{"_id":1,"title":[],"sections":"x","slug":{"a":1},"seo":5}}'),
  'responding without end': (_request, response) => sendEndlessly(response, 0),
  'streaming an event without end': (_request, response) => sendEndlessly(response, 0, stream),
  'responding a byte at a time': (_request, response) => sendEndlessly(response, 500),
  'responding with 50 MB': (_request, response) => response.writeHead(200, json).end(fiftyMegabytes),
  'redirecting elsewhere': (_request, response) => response.writeHead(302, { location: '/' }).end(),
} satisfies Record<string, RequestListener>

/** Sends JSON, or one event, that never ends: as fast as it is read, or a byte at intervals in milliseconds. */
async function sendEndlessly(response: ServerResponse, intervalMs: number, headers = json): Promise<void> {
  async function* endless() {
    yield headers === stream ? 'data: ' : '{"result":["'
    for (const chunk = 'x'.repeat(intervalMs > 0 ? 1 : 64 * 1024); ; ) {
      // The test's own requests run in this process and need their turn.
      await (intervalMs > 0 ? wait(intervalMs) : immediate())
      yield chunk
    }
  }
  response.writeHead(200, headers)
  // Fails as soon as the reader hangs up.
  await pipeline(endless, response).catch(() => {})
}
