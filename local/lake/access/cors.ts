/**
 * Which origins may read responses: those of the Studio, configured ones, and event streams opened with a valid
 * one-time token.
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
