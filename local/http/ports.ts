/** Local ports. */
import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'

/** A port, the service that needs it, and the environment variable that changes it, for the error message. */
export type PortClaim = { port: number; name: string; variable: string }

/** @throws an error that says what to do when the port is in use. */
export async function assertPortFree({ port, name, variable }: PortClaim): Promise<void> {
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} (${name}) is in use. Free it, or set ${variable} to another port in .env.`)
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(true))
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
}

/** A port that was just free, for tests. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
