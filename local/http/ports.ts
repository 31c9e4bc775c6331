/** Local ports. */
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
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
