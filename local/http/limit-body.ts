import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServiceError } from './service-error.ts'

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
