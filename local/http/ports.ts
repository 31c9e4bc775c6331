/** Ports of this machine. */
import { createConnection, createServer } from 'node:net'

/** A port, whose it is, and the environment variable that moves it: what a message about it has to say. */
export type PortClaim = { port: number; name: string; variable: string }

/** @throws a sentence that says what to do when something listens on the port already. */
export async function assertPortFree({ port, name, variable }: PortClaim): Promise<void> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
  if (isTaken)
    throw new Error(`Port ${port} (${name}) is taken. Free it, or set ${variable} to another port in .env.`)
}

/** A port that was free a moment ago, for tests. */
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
