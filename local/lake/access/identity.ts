/** Identifies the caller. */
import { timingSafeEqual } from 'node:crypto'
import { parseLocalSession, unnamedEditor } from '@tidewright/contracts/local-editor.ts'
import { defaultRole } from '@tidewright/contracts/roles.ts'
import { unauthorized } from '../lake-error.ts'
import type { LakeOptions } from '../options.ts'
import { unrestricted } from '../store/store.ts'

export type Identity = {
  /** The name of a role, or `anonymous`. */
  role: string
  /** Used in document history and presence. */
  userId: string
}

const anonymous: Identity = { role: 'anonymous', userId: '<anonymous>' }
/** Anyone in a Studio on this machine; there is no login. */
export const localEditor: Identity = { role: defaultRole, userId: unnamedEditor }
const robotViewer: Identity = { role: 'viewer', userId: 'robot-viewer' }

/**
 * The token identifies the caller. Without one, a page of the Studio is the local editor: the browser sets its
 * `Origin`, and pages can't forge it. A local editor's token only says which name and role the Studio's page uses.
 * Throws 401 for an unknown token, as the hosted service does.
 */
export function identityOf(headers: Headers, options: LakeOptions): Identity {
  const token = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const isFromStudio = isStudio(headers.get('origin'), options.studioOrigins)
  if (token) {
    if (isEqual(token, options.writeToken)) return { role: 'administrator', userId: unrestricted }
    if (isEqual(token, options.readToken)) return robotViewer
    const session = isFromStudio ? parseLocalSession(token) : undefined
    if (session) return { userId: session.userId, role: session.role ?? defaultRole }
    throw unauthorized('Session not found')
  }
  return isFromStudio ? localEditor : anonymous
}

/** Whether the caller may send changes, which the grants of the role decide. */
export function mayWrite({ role, userId }: Identity): boolean {
  return role !== anonymous.role && userId !== robotViewer.userId
}

export function isStudio(origin: string | null, studioOrigins: readonly string[]): boolean {
  return origin !== null && studioOrigins.includes(origin)
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return expected !== '' && a.length === b.length && timingSafeEqual(a, b)
}
