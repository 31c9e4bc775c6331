/**
 * Who edits in a Studio on this machine: nobody logs in, but editors can say their name, so that comments, tasks and
 * history tell them apart, and choose a role, to see what it may do.
 */

/** The user id of an editor who hasn't said a name. */
export const unnamedEditor = 'local-editor'

const prefix = `${unnamedEditor}-named-`

/** 1 to 40 printable characters without spaces around them. Persian names may need zero-width (non-)joiners. */
const editorName = /^(?! )(?:[^\p{C}\uFFFD]|\u200C|\u200D){1,40}(?<! )$/u

/** The user id of the editor with a name, which it contains. */
export function localEditorId(name: string): string {
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(name.normalize('NFC'))))
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The name in a local editor's user id. Undefined for any other id, and for a name that isn't allowed. */
export function localEditorName(id: string): string | undefined {
  if (id === unnamedEditor) return 'Local editor'
  const encoded = id.startsWith(prefix) ? id.slice(prefix.length) : ''
  // Records of access to leads keep ids of at most 200 characters.
  if (!/^[\w-]{2,160}$/.test(encoded)) return undefined
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const name = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    return editorName.test(name) ? name : undefined
  } catch {
    return undefined // not base64
  }
}

/** Makes the shortest session long enough: the Studio ignores those of fewer than 20 characters. */
const roleMark = '.with-role-'

/** The session and the token of a local editor: their user id, and their role if they have chosen one. */
export function localSession(userId: string, role?: string): string {
  return role ? userId + roleMark + role : userId
}

/** The editor of a session. Undefined for any other token. */
export function parseLocalSession(session: string): { userId: string; role: string | undefined } | undefined {
  const [userId = '', role, ...more] = session.split(roleMark)
  if (localEditorName(userId) === undefined || role === '' || more.length > 0) return undefined
  return { userId, role }
}
