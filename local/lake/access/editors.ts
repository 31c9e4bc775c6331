/** The editors of this machine: a document, as hosted projects keep the members of a role. */
import { viewer } from '@tidewright/contracts/roles.ts'
import type { LakeContext } from '../context.ts'
import { isStringArray } from '../json.ts'
import { parseCreate } from '../store/mutation.ts'
import { localEditor } from './identity.ts'

const groupId = '_.groups.editor'

/** The user ids of everybody who has used the Studio, in the order of their first visit. */
export function knownEditors({ store }: LakeContext): string[] {
  const members = store.documents.get(groupId)?.members
  return isStringArray(members) ? members : [localEditor.userId]
}

/** Adds an editor to the group, so that others can mention them and assign tasks to them. */
export function rememberEditor(lake: LakeContext, userId: string): void {
  const known = knownEditors(lake)
  if (lake.store.documents.has(groupId) && known.includes(userId)) return
  const group = {
    _id: groupId,
    _type: 'system.group',
    members: [...new Set([...known, userId])],
    // The Studio reads them to see whom editors may mention. All of them may read everything.
    grants: viewer.grants,
  }
  lake.store.commit([parseCreate('createOrReplace', group)], lake.engine.view('raw'), { author: userId })
}
