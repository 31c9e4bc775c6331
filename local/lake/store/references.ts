/** References between documents, and the rule that a strong one always has a target. */
import { mutationError } from '../lake-error.ts'
import { isRecord } from '../record.ts'
import type { Change, LakeDocument } from './document.ts'

export type ReferenceGraph = {
  has(id: string): boolean
  /** Documents that hold a reference, weak or strong, to `id`. */
  referencing(id: string): Iterable<LakeDocument>
}

/** Ids that a value refers to within its dataset; `strong` leaves the weak ones out. */
export function referencesIn(
  value: unknown,
  strength: 'all' | 'strong',
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, strength, found)
  } else if (isRecord(value)) {
    const target = value._ref
    if (typeof target === 'string' && (strength === 'all' || !(value._weak || value._dataset)))
      found.add(target)
    for (const key in value) {
      const field = value[key]
      if (typeof field === 'object') referencesIn(field, strength, found)
    }
  }
  return found
}

/** Throws 409 when `changes` would leave a strong reference without its target. */
export function checkReferences(changes: readonly Change[], graph: ReferenceGraph): void {
  const changed = new Map(changes.map((change) => [change.documentId, change.after]))
  const exists = (id: string) => (changed.has(id) ? changed.get(id) !== null : graph.has(id))
  for (const { documentId, after } of changes) {
    if (after) checkTargets(documentId, after, exists)
    else checkNotNeeded(documentId, changed, graph)
  }
}

function checkTargets(id: string, document: LakeDocument, exists: (id: string) => boolean): void {
  for (const target of referencesIn(document, 'strong')) {
    if (exists(target)) continue
    const description = `Document "${id}" references non-existent document "${target}"`
    throw mutationError(
      { type: 'documentReferencesNonExistentDocumentError', description, id, referenceID: target },
      0,
    )
  }
}

function checkNotNeeded(id: string, changed: Map<string, LakeDocument | null>, graph: ReferenceGraph): void {
  const candidates = [...graph.referencing(id), ...changed.values()]
  const referencingIDs = new Set<string>()
  for (const candidate of candidates) {
    const now = candidate && changed.has(candidate._id) ? changed.get(candidate._id) : candidate
    if (now && referencesIn(now, 'strong').has(id)) referencingIDs.add(now._id)
  }
  if (referencingIDs.size === 0) return
  const [first] = referencingIDs
  const description = `Document "${id}" cannot be deleted as there are references to it from "${first}"`
  throw mutationError(
    { type: 'documentHasExistingReferencesError', description, id, referencingIDs: [...referencingIDs] },
    0,
  )
}

/** A draft may refer weakly to a document that is not published yet; publishing makes such references strong. */
export function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: strengthening, ...rest } = value
  if (isRecord(strengthening) && !strengthening.weak) delete rest._weak
  return Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, strengthen(field)]))
}
