/** Who is asking. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { insufficientPermissions, unauthorized } from '../lake-error.ts'
import type { LakeOptions } from '../options.ts'

export type Identity = {
  role: 'editor' | 'viewer' | 'anonymous'
  /** In documents' history and in presence. */
  userId: string
}

const ANONYMOUS: Identity = { role: 'anonymous', userId: '<anonymous>' }
/** Whoever works in a Studio of this machine; there is no login. */
export const LOCAL_EDITOR: Identity = { role: 'editor', userId: 'local-editor' }

/**
 * A token says who is asking; without one, a page of the Studio (which a browser names in `Origin` and no page can
 * forge) is the local editor. Throws 401 for a token that is neither of ours, as the hosted service does.
 */
export function identify(
  headers: IncomingHttpHeaders,
  options: Pick<LakeOptions, 'readToken' | 'writeToken' | 'studioOrigins'>,
): Identity {
  const token = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token) {
    if (equal(token, options.writeToken)) return { role: 'editor', userId: 'robot-editor' }
    if (equal(token, options.readToken)) return { role: 'viewer', userId: 'robot-viewer' }
    throw unauthorized('Session not found')
  }
  return isStudio(headers.origin, options.studioOrigins) ? LOCAL_EDITOR : ANONYMOUS
}

export function isStudio(origin: string | undefined, studioOrigins: readonly string[]): boolean {
  return origin !== undefined && studioOrigins.includes(origin)
}

export type Need = 'nothing' | 'read' | 'write'

/** Throws 401 or 403 when `identity` may not do what needs `need`. */
export function authorize(identity: Identity, need: Need): void {
  if (need === 'nothing' || identity.role === 'editor') return
  if (need === 'read' && identity.role === 'viewer') return
  if (need === 'read') throw unauthorized('Unauthorized - a token is required')
  throw insufficientPermissions('create')
}

function equal(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return wanted !== '' && a.length === b.length && timingSafeEqual(a, b)
}
