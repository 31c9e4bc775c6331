/** Enforces that a strong reference always has a target. */
import { mutationError } from '../lake-error.ts'
import type { Change, LakeDocument } from '../store/document.ts'
import { findReferences } from './find-references.ts'

export type ReferenceGraph = {
  has(id: string): boolean
  /** Documents with a reference to `id`, weak or strong. */
  referencing(id: string): Iterable<LakeDocument>
}

/** Throws 409 if `changes` would leave a strong reference without a target. */
export function checkReferences(changes: readonly Change[], graph: ReferenceGraph): void {
  const changed = new Map(changes.map((change) => [change.documentId, change.after]))
  const exists = (id: string) => (changed.has(id) ? changed.get(id) !== null : graph.has(id))
  const referencing = referencesOf(changes)
  for (const { documentId, after } of changes) {
    if (after) checkTargets(documentId, after, exists)
    else checkUnreferenced(documentId, referencing, changed, graph)
  }
}

/** The ids of the changed documents with a strong reference to each id. */
function referencesOf(changes: readonly Change[]): Map<string, string[]> {
  const referencing = new Map<string, string[]>()
  for (const { documentId, after } of changes) {
    for (const target of after ? findReferences(after, 'strong') : []) {
      const known = referencing.get(target)
      if (known) known.push(documentId)
      else referencing.set(target, [documentId])
    }
  }
  return referencing
}

function checkTargets(id: string, document: LakeDocument, exists: (id: string) => boolean): void {
  for (const target of findReferences(document, 'strong')) {
    if (exists(target)) continue
    const description = `Document "${id}" references non-existent document "${target}"`
    throw mutationError(
      { type: 'documentReferencesNonExistentDocumentError', description, id, referenceID: target },
      0,
    )
  }
}

function checkUnreferenced(
  id: string,
  referencing: Map<string, string[]>,
  changed: ReadonlyMap<string, LakeDocument | null>,
  graph: ReferenceGraph,
): void {
  const referencingIDs = new Set(referencing.get(id))
  for (const document of graph.referencing(id)) {
    if (!changed.has(document._id) && findReferences(document, 'strong').has(id))
      referencingIDs.add(document._id)
  }
  if (referencingIDs.size === 0) return
  const [first] = referencingIDs
  const description = `Document "${id}" cannot be deleted as there are references to it from "${first}"`
  throw mutationError(
    { type: 'documentHasExistingReferencesError', description, id, referencingIDs: [...referencingIDs] },
    0,
  )
}
