import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/**
 * Says in `x-forwarded-for` where a request comes from, whatever the caller claims, as the edge of a hosted service
 * does. A request that was made in this process has no socket and is believed.
 */
export const setClientIp: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = (c, next) => {
  const socket = c.env?.incoming?.socket
  if (socket) {
    c.req.raw.headers.delete('cf-connecting-ip')
    c.req.raw.headers.set('x-forwarded-for', socket.remoteAddress ?? '')
  }
  return next()
}
