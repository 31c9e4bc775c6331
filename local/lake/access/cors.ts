/**
 * Which pages of a browser may read the answers: those of the Studio, those that were named for it, and event streams
 * that a token let through.
 */
import type { MiddlewareHandler } from 'hono'
import { cors as honoCors } from 'hono/cors'
import type { LakeEnv } from '../context.ts'
import { isStudio } from './identity.ts'
import { oneTimeToken } from './one-time-tokens.ts'

export const cors: MiddlewareHandler<LakeEnv> = honoCors({
  origin(origin, c) {
    const { options, tokens } = c.get('lake')
    const isNamed = isStudio(origin, options.studioOrigins) || options.readOrigins?.includes(origin)
    return isNamed || tokens.isValid(c.req.query(oneTimeToken)) ? origin : null
  },
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: ['Content-Type', 'Content-Length', 'ETag', 'X-Sanity-Deprecated'],
  maxAge: 600,
})
