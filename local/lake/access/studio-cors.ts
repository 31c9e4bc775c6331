/** Which pages of a browser may read the answers: those of the Studio, and event streams that a token let through. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { LakeEnv } from '../context.ts'
import { isStudio } from './identity.ts'
import { oneTimeToken } from './one-time-tokens.ts'

export const studioCors: MiddlewareHandler<LakeEnv> = cors({
  origin(origin, c) {
    const { options, tokens } = c.get('lake')
    const isAllowed = isStudio(origin, options.studioOrigins) || tokens.isValid(c.req.query(oneTimeToken))
    return isAllowed ? origin : null
  },
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: ['Content-Type', 'Content-Length', 'ETag', 'X-Sanity-Deprecated'],
  maxAge: 600,
})
