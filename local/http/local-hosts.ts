import type { MiddlewareHandler } from 'hono'

/** Host names that always resolve to this machine. */
function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/.test(hostname)
}

/** Prevents DNS rebinding: another site could point its own host name to 127.0.0.1. */
export const localHostsOnly: MiddlewareHandler = async (c, next) => {
  if (isLocalHost(new URL(c.req.url).hostname)) return next()
  return c.json({ message: 'Unknown host' }, 421)
}
