import { type Env, Hono, type MiddlewareHandler } from 'hono'
import { localHostsOnly } from './local-hosts.ts'
import { ServiceError } from './service-error.ts'

export type AppErrors = {
  /** What the service answers to an address that it does not have. */
  unknownRoute(method: string, path: string): ServiceError
  /** What it answers when it fails itself; the reason goes to the log. */
  internal(error: Error): ServiceError
}

/** What the lake, the backend and the inbox have in common: own host names only, and errors in the service's shape. */
export function createApp<E extends Env>(errors: AppErrors): Hono<E> {
  const app = new Hono<E>({ strict: false })
  app.use(localHostsOnly, dropBodyOfHead)
  app.onError((error) => (error instanceof ServiceError ? error : errors.internal(error)).toResponse())
  app.notFound((c) => errors.unknownRoute(c.req.method, c.req.path).toResponse())
  return app
}

/** HEAD runs the handler of GET; the stream that it opened is closed here, as nobody will read it. */
const dropBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}
