import { type Env, Hono, type MiddlewareHandler } from 'hono'
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
