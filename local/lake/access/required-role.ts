import type { MiddlewareHandler } from 'hono'
import type { LakeEnv } from '../context.ts'
import { insufficientPermissions, notFound, unauthorized } from '../lake-error.ts'

export type RequiredRole = 'public' | 'viewer' | 'editor'

/** Allows requests for the lake's own dataset by callers with the role. Throws 401, 403 or 404 otherwise. */
export function requiredRole(required: RequiredRole): MiddlewareHandler<LakeEnv> {
  return (c, next) => {
    const { dataset, projectId } = c.get('lake').options
    const requested = c.req.param('dataset')
    if (requested !== undefined && requested !== dataset) {
      throw notFound(`Dataset "${requested}" not found for project ID "${projectId}"`)
    }
    const { role } = c.get('identity')
    if (required === 'public' || role === 'editor') return next()
    if (required === 'viewer' && role === 'viewer') return next()
    throw required === 'viewer'
      ? unauthorized('Unauthorized - a token is required')
      : insufficientPermissions('create')
  }
}
