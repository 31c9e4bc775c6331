import { once } from 'node:events'
import {
  Agent,
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { LoopbackResponse } from '../next-internals/loopback-response.ts'

/** All that a response for every visitor may depend on: a URL and the headers that Next.js names in `Vary`. */
export type CacheableRequest = { url: string; headers: IncomingHttpHeaders }
export type RenderedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type LoopbackServer = Awaited<ReturnType<typeof startLoopbackServer>>

/** How long one render may take, in milliseconds. */
const renderTimeoutMs = 20_000

/**
 * Serves Next.js on a loopback port of this process, so that its responses are plain data before anything is sent to a
 * visitor.
 */
export async function startLoopbackServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const server = createServer({ keepAliveTimeout: 600_000, ServerResponse: LoopbackResponse })
  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.writableEnded || response.destroyed) return // the visitor has left
      console.error('Next.js failed to handle a request.', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const origin = { host: '127.0.0.1', port }

  return {
    origin: `http://127.0.0.1:${port}`,
    /**
     * Requests a URL without cookies or network addresses: the response can't be one visitor's own. @throws if none
     * arrives.
     */
    async render({ url, headers }: CacheableRequest): Promise<RenderedResponse> {
      const signal = AbortSignal.timeout(renderTimeoutMs)
      const outgoing = httpRequest({ ...origin, agent, path: url, headers, signal })
      outgoing.end()
      return readBody(await responseTo(outgoing))
    },
    /**
     * Opens a request whose body the caller writes; it has no agent, so that long downloads can't use up its sockets.
     */
    open: (options: RequestOptions) => httpRequest({ ...origin, agent: false, ...options }),
    close() {
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @throws if the connection fails before the response starts; a later failure shows in the response. */
export function responseTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.on('error', reject)
  })
}

/** @throws if the connection fails before the response is complete. */
export async function readBody(incoming: IncomingMessage): Promise<RenderedResponse> {
  const body = Buffer.concat(await incoming.toArray())
  return { status: incoming.statusCode ?? 500, headers: incoming.headers, body }
}
