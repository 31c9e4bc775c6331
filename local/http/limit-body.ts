import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServiceError } from './service-error.ts'

/**
 * Refuses longer bodies, declared or not. A declared length is believed, because Node.js reads no further; Hono's own
 * middleware would make a web stream of every body to look at it.
 */
export function limitBody(maxBytes: number, tooLarge: (message: string) => ServiceError): MiddlewareHandler {
  const refuse = () => {
    throw tooLarge(`The body is larger than ${maxBytes} bytes.`)
  }
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuse })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding')) return countBytes(c, next)
    return Number(declared) > maxBytes ? refuse() : next()
  }
}
