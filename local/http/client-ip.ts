import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

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
