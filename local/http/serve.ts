import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Env, Hono } from 'hono'
import type { WebSocketServer } from 'ws'
import type { Service } from '../service/run-service.ts'
import { assertPortFree, type PortClaim } from './ports.ts'

export type ServeOptions = PortClaim & {
  /** How long running requests may take after the service was told to end; 2 seconds by default. */
  graceMilliseconds?: number
  webSockets?: WebSocketServer
}

/** Serves an app on 127.0.0.1. @throws an error that names the port and its variable when the port is in use. */
export async function serve<E extends Env>(app: Hono<E>, options: ServeOptions): Promise<Service> {
  const { port, graceMilliseconds = 2_000, webSockets } = options
  await assertPortFree(options)
  const server = createAdaptorServer({
    fetch: app.fetch,
    ...(webSockets ? { websocket: { server: webSockets } } : {}),
  })
  if (!(server instanceof Server)) throw new Error('The adapter did not create an HTTP/1.1 server.')
  // Longer than clients keep idle connections; a request on a connection that is just closing would fail.
  server.keepAliveTimeout = 75_000
  await listen(server, port)
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of webSockets?.clients ?? []) socket.terminate()
        setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref()
      }),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
