import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Service } from '../../service.ts'

export type HttpHandler = (request: Request) => Promise<Response>

export type ServeOptions = {
  port: number
  /** The environment variable that sets the port, for the message when it is taken. */
  portVariable: string
  /** Longest accepted body in bytes; a longer one is answered 413 and not read on. */
  bodyLimit: number
  handler: HttpHandler
}

class TooLarge extends Error {}

/**
 * Serves a web-standard handler on 127.0.0.1. The handler sees the socket's address as `x-forwarded-for`, whatever the
 * caller claims. Throws an `Error` that names the port and its variable when the port is taken.
 */
export async function serve(options: ServeOptions): Promise<Service> {
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing, options))
  server.requestTimeout = 15_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(portError(options, cause)))
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // A request that is still under way gets two seconds.
        setTimeout(() => server.closeAllConnections(), 2_000).unref()
      }),
  }
}

function portError({ port, portVariable }: ServeOptions, cause: NodeJS.ErrnoException): Error {
  const taken = cause.code === 'EADDRINUSE'
  const what = taken ? `Port ${port} is taken` : `Port ${port} cannot be used (${cause.code})`
  return new Error(`${what}. Set ${portVariable} to a free one, in .env or the environment.`, { cause })
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, options: ServeOptions) {
  const response = await answer(incoming, options)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.status === 413) outgoing.once('finish', () => incoming.destroy())
  outgoing.end(incoming.method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()))
}

async function answer(incoming: IncomingMessage, options: ServeOptions): Promise<Response> {
  try {
    // A page of another site could otherwise reach this service by a name of its own that points to 127.0.0.1.
    if (!isOwnName(incoming.headers.host)) return Response.json({ message: 'Unknown host' }, { status: 403 })
    return await options.handler(await toRequest(incoming, options))
  } catch (error) {
    if (error instanceof TooLarge) {
      const message = `The body is larger than ${options.bodyLimit} bytes`
      return Response.json({ message }, { status: 413, headers: { connection: 'close' } })
    }
    console.error(`A request failed: ${error instanceof Error ? error.name : typeof error}`)
    return Response.json({ message: 'Internal error' }, { status: 500 })
  }
}

function isOwnName(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? '')
}

async function toRequest(incoming: IncomingMessage, { bodyLimit }: ServeOptions): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.delete('cf-connecting-ip')
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '')
  const method = incoming.method ?? 'GET'
  const url = `http://${incoming.headers.host}${incoming.url}`
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: await readBody(incoming, bodyLimit) })
}

async function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw new TooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > limit) throw new TooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
