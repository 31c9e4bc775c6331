import type { MiddlewareHandler } from 'hono'

/** Names that only reach this machine. */
function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/.test(hostname)
}

/** A page of another site could otherwise reach a service by a name of its own that leads to 127.0.0.1. */
export const localHostsOnly: MiddlewareHandler = async (c, next) => {
  if (isLocalHost(new URL(c.req.url).hostname)) return next()
  return c.json({ message: 'Unknown host' }, 421)
}
