import type { MiddlewareHandler } from 'hono'
import type { LakeEnv } from '../context.ts'
import { identityOf } from './identity.ts'
import { oneTimeToken } from './one-time-tokens.ts'

/** Sets the request's `identity`. */
export const identify: MiddlewareHandler<LakeEnv> = (c, next) => {
  const { options, tokens } = c.get('lake')
  c.set('identity', tokens.redeem(c.req.query(oneTimeToken)) ?? identityOf(c.req.raw.headers, options))
  return next()
}
