import type { ChangedDocument } from './tags.ts'

/** The state of the content lake as last seen: revision, type and language by document id. */
export type Revision = ChangedDocument & { _rev: string }
export type Snapshot = ReadonlyMap<string, Revision>

export function snapshotOf(revisions: readonly Revision[]): Snapshot {
  return new Map(revisions.map((revision) => [revision._id, revision]))
}

/** The documents that are new, changed or gone between two looks; a changed one counts in its old language too. */
export function changedBetween(before: Snapshot, after: Snapshot): ChangedDocument[] {
  const changed: ChangedDocument[] = []
  for (const revision of after.values()) {
    const old = before.get(revision._id)
    if (old?._rev === revision._rev) continue
    changed.push(revision)
    if (old && (old.language !== revision.language || old._type !== revision._type)) changed.push(old)
  }
  for (const old of before.values()) if (!after.has(old._id)) changed.push(old)
  return changed
}
