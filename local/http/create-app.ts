import type { HttpBindings } from '@hono/node-server'
import { type Env, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ServiceError } from './service-error.ts'

export type AppErrors = {
  /** The error for a path that the service doesn't have. */
  unknownRoute(method: string, path: string): ServiceError
  /** The error for an internal failure; log the reason here. */
  internal(error: Error): ServiceError
}

/** What lake, backend and inbox share: local host names only, and errors in the service's format. */
export function createApp<E extends Env>(errors: AppErrors): Hono<E> {
  const app = new Hono<E>({ strict: false })
  app.use(localHostsOnly, dropBodyOfHead)
  app.onError((error) => (error instanceof ServiceError ? error : errors.internal(error)).toResponse())
  app.notFound((c) => errors.unknownRoute(c.req.method, c.req.path).toResponse())
  return app
}

/** HEAD runs the handler of GET. If that opened a stream, it is closed here, since nobody reads it. */
const dropBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}

/** Host names that always resolve to this machine. */
function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/.test(hostname)
}

/** Prevents DNS rebinding: another site could point its own host name to 127.0.0.1. */
const localHostsOnly: MiddlewareHandler = async (c, next) => {
  if (isLocalHost(new URL(c.req.url).hostname)) return next()
  return c.json({ message: 'Unknown host' }, 421)
}

/**
 * Rejects longer bodies, with or without a declared length. Node.js reads no further than the declared length, so it
 * can be trusted; Hono's middleware would convert every body to a web stream.
 */
export function limitBody(maxBytes: number, tooLarge: (message: string) => ServiceError): MiddlewareHandler {
  const reject = () => {
    throw tooLarge(`The body is larger than ${maxBytes} bytes.`)
  }
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: reject })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding')) return countBytes(c, next)
    return Number(declared) > maxBytes ? reject() : next()
  }
}

/**
 * Sets `x-forwarded-for` to the socket's address and ignores what the client sent, as a hosted edge does. A request
 * made within this process has no socket; its header is trusted.
 */
export const setClientIp: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = (c, next) => {
  const socket = c.env?.incoming?.socket
  if (socket) {
    c.req.raw.headers.delete('cf-connecting-ip')
    c.req.raw.headers.set('x-forwarded-for', socket.remoteAddress ?? '')
  }
  return next()
}
