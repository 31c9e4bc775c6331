import type { MiddlewareHandler } from 'hono'
import type { LakeEnv, RequestContext } from '../context.ts'
import { insufficientPermissions, notFound, unauthorized } from '../lake-error.ts'
import { mayWrite } from './identity.ts'

export type RequiredRole = 'public' | 'viewer' | 'editor'

/**
 * Allows requests by callers with the role, for one of the lake's two datasets: content and comments. Throws 401, 403
 * or 404 otherwise.
 */
export function requiredRole(required: RequiredRole): MiddlewareHandler<LakeEnv> {
  return (c, next) => {
    selectDataset(c)
    const identity = c.get('identity')
    if (required === 'public' || mayWrite(identity)) return next()
    if (required === 'viewer' && identity.role !== 'anonymous') return next()
    throw required === 'viewer'
      ? unauthorized('Unauthorized - a token is required')
      : insufficientPermissions('create')
  }
}

function selectDataset(c: RequestContext): void {
  const { options, comments } = c.get('lake')
  const requested = c.req.param('dataset')
  if (requested === undefined || requested === options.dataset) return
  if (requested !== comments?.options.dataset) {
    throw notFound(`Dataset "${requested}" not found for project ID "${options.projectId}"`)
  }
  c.set('lake', comments)
}
