import type { ChangedDocument } from '../lake/cache-tags.ts'

/** The state of the content lake as last seen: revision, type and language by document id. */
export type Revision = ChangedDocument & { _rev: string; _updatedAt: string }
export type Snapshot = ReadonlyMap<string, Revision>

export function takeSnapshot(revisions: readonly Revision[]): Snapshot {
  return new Map(revisions.map((revision) => [revision._id, revision]))
}

/**
 * The documents that are new, changed or deleted between two snapshots; a changed one counts in its old language too.
 */
export function diffRevisions(before: Snapshot, after: Snapshot): ChangedDocument[] {
  const changed: ChangedDocument[] = []
  for (const revision of after.values()) {
    const previous = before.get(revision._id)
    if (previous?._rev === revision._rev) continue
    changed.push(revision)
    if (previous && (previous.language !== revision.language || previous._type !== revision._type))
      changed.push(previous)
  }
  for (const previous of before.values()) if (!after.has(previous._id)) changed.push(previous)
  return changed
}
