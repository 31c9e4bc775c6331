import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, toAnswer } from './answer.ts'

/** What an answer for everybody is made from: an address and the headers that Next.js says its answer depends on. */
export type PlainRequest = { url: string; headers: IncomingHttpHeaders }

/**
 * Next.js behind an address that only this process knows, asked without cookies, names or networks: whatever it answers
 * there cannot be one visitor's own.
 */
export async function startInnerServer(createListener: (origin: string) => RequestListener) {
  const server = createServer({ keepAliveTimeout: 600_000 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  server.on('request', createListener(origin))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    origin,
    make: (request: PlainRequest) => ask(port, agent, request),
    close: () => {
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** How long one making may take, in milliseconds. */
const makingMs = 20_000

function ask(port: number, agent: Agent, { url, headers }: PlainRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port, agent, path: url, headers, signal: AbortSignal.timeout(makingMs) },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () =>
          resolve(toAnswer(incoming.statusCode ?? 500, incoming.headers, Buffer.concat(chunks))),
        )
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}
