/** Checks that scheduled releases can be published, one after the other. */
import { actionError, LakeError } from '../lake-error.ts'
import { checkReferences, type ReferenceGraph } from '../references/check-references.ts'
import { applyMutations } from '../store/apply-mutations.ts'
import type { Change } from '../store/document.ts'
import { type Documents, PendingDocuments } from '../store/pending-documents.ts'
import { publishMutations } from './publish-release.ts'
import { scheduledReleases } from './release.ts'

/**
 * Throws 409 if a scheduled release would fail at its time: a document that it refers to is missing, or one that it
 * unpublishes isn't published. `checkProtected` throws if it would change a document that nobody may change.
 */
export function checkScheduled(
  documents: Documents,
  graph: ReferenceGraph,
  checkProtected: (changes: readonly Change[]) => void,
): void {
  const pending = new PendingDocuments(documents)
  for (const { id, title } of scheduledReleases(documents)) {
    try {
      const { mutations } = publishMutations(id, pending)
      const stamp = { id: 'scheduled', timestamp: new Date().toISOString() }
      pending.apply(applyMutations(mutations, (each) => pending.get(each), stamp).changes)
      checkProtected(pending.changes)
      checkReferences(pending.changes, graph)
    } catch (error) {
      if (!(error instanceof LakeError) || error.status === 403) throw error
      throw actionError(`The release "${title}" could not be published: ${error.message}`)
    }
  }
}
