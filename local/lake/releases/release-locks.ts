/** What may not be written while releases exist. */
import { actionError, insufficientPermissions } from '../lake-error.ts'
import type { ReferenceGraph } from '../references/check-references.ts'
import { findReferences, strengthenReferences } from '../references/find-references.ts'
import type { Change, LakeDocument } from '../store/document.ts'
import { isPublished } from '../store/document-id.ts'
import type { Documents } from '../store/pending-documents.ts'
import { findRelease, isReleaseDocumentId, releaseIdOf, versionIdsOf } from './release.ts'

/** https://www.sanity.io/docs/content-lake/technical-limits */
const maxReleaseDocuments = 1_000

/**
 * Checks changes that are not made by an action on a release. Throws 403 for a change of a release's own document, 409
 * for a version of a release that isn't active, for one version too many, and for a deletion of a document that a
 * scheduled release refers to.
 */
export function checkReleaseLocks(
  changes: readonly Change[],
  documents: Documents,
  graph: ReferenceGraph,
): void {
  const added = new Map<string, number>()
  for (const { documentId, before, after } of changes) {
    if (isReleaseDocumentId(documentId)) throw insufficientPermissions(before ? 'update' : 'create')
    const releaseId = releaseIdOf(documentId)
    if (!releaseId) continue
    const release = findRelease(releaseId, documents)
    if (release && release.state !== 'active') {
      throw actionError(
        `"${documentId}" can’t be changed: its release "${release.title}" is ${release.state}`,
      )
    }
    if (!before && after) added.set(releaseId, (added.get(releaseId) ?? 0) + 1)
  }
  for (const [releaseId, count] of added) {
    if (versionIdsOf(releaseId, documents).length + count <= maxReleaseDocuments) continue
    throw actionError(`A release can have at most ${maxReleaseDocuments} documents`)
  }
  checkScheduledTargets(changes, documents, graph)
}

/** Throws 409 if `changes` delete a published document that a scheduled release needs. */
export function checkScheduledTargets(
  changes: readonly Change[],
  documents: Documents,
  graph: ReferenceGraph,
): void {
  for (const { documentId, after } of changes) {
    if (after || !isPublished(documentId)) continue
    for (const version of graph.referencing(documentId)) {
      const release = scheduledReleaseOf(version, documents)
      if (!release || !needsTarget(version, documentId, documents)) continue
      throw actionError(
        `"${documentId}" can’t be deleted or unpublished: the scheduled release "${release.title}" refers to it`,
      )
    }
  }
}

function scheduledReleaseOf(version: LakeDocument, documents: Documents) {
  const releaseId = releaseIdOf(version._id)
  const release = releaseId ? findRelease(releaseId, documents) : undefined
  return release?.state === 'scheduled' ? release : undefined
}

/** A weak reference that publishing makes strong needs its target, unless the release brings the target itself. */
function needsTarget(version: LakeDocument, target: string, documents: Documents): boolean {
  const own = documents.get(`versions.${releaseIdOf(version._id)}.${target}`)
  return !own && findReferences(strengthenReferences(version), 'strong').has(target)
}
