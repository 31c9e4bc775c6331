/** Identifies the caller. */
import { timingSafeEqual } from 'node:crypto'
import { localEditorName, unnamedEditor } from '@tidewright/contracts/local-editor.ts'
import { unauthorized } from '../lake-error.ts'
import type { LakeOptions } from '../options.ts'

export type Identity = {
  role: 'editor' | 'viewer' | 'anonymous'
  /** Used in document history and presence. */
  userId: string
}

const anonymous: Identity = { role: 'anonymous', userId: '<anonymous>' }
/** Anyone in a Studio on this machine; there is no login. */
export const localEditor: Identity = { role: 'editor', userId: unnamedEditor }

/**
 * The token identifies the caller. Without one, a page of the Studio is the local editor: the browser sets its
 * `Origin`, and pages can't forge it. A named editor's token only says which name the Studio's page uses. Throws 401
 * for an unknown token, as the hosted service does.
 */
export function identityOf(headers: Headers, options: LakeOptions): Identity {
  const token = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const isFromStudio = isStudio(headers.get('origin'), options.studioOrigins)
  if (token) {
    if (isEqual(token, options.writeToken)) return { role: 'editor', userId: 'robot-editor' }
    if (isEqual(token, options.readToken)) return { role: 'viewer', userId: 'robot-viewer' }
    if (isFromStudio && localEditorName(token)) return { role: 'editor', userId: token }
    throw unauthorized('Session not found')
  }
  return isFromStudio ? localEditor : anonymous
}

export function isStudio(origin: string | null, studioOrigins: readonly string[]): boolean {
  return origin !== null && studioOrigins.includes(origin)
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return expected !== '' && a.length === b.length && timingSafeEqual(a, b)
}
