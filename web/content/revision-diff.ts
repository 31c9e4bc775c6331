import type { ChangedDocument } from './cache-tags.ts'

/** The state of the content lake as last seen: revision, type and language by document id. */
export type Revision = ChangedDocument & { _rev: string }
export type Snapshot = ReadonlyMap<string, Revision>

export function takeSnapshot(revisions: readonly Revision[]): Snapshot {
  return new Map(revisions.map((revision) => [revision._id, revision]))
}

/** The documents that are new, changed or gone between two looks; a changed one counts in its old language too. */
export function diffRevisions(before: Snapshot, after: Snapshot): ChangedDocument[] {
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

/** How long a page may take to be made, in milliseconds. */
const makingMs = 10_000

export type PendingChange = { change: ChangedDocument; foundAt: number }

/**
 * The changes that this look tells of, and those that the next one tells of again. A page that is being made of the old
 * content when a change is told is stored after it and would count as new: so a change is told until a look finds that
 * every page begun before it was first found must have been stored.
 */
export function splitPending(
  settling: readonly PendingChange[],
  found: readonly ChangedDocument[],
  now: number,
): { told: ChangedDocument[]; left: PendingChange[] } {
  const all = [...settling, ...found.map((change) => ({ change, foundAt: now }))]
  return {
    told: all.map(({ change }) => change),
    left: all.filter(({ foundAt }) => now - foundAt < makingMs),
  }
}
