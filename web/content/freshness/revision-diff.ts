import type { ChangedDocument } from '../lake/cache-tags.ts'

/** The state of the content lake as last seen: revision, type, language and slug by document id. */
export type Revision = Omit<ChangedDocument, 'isMoved'> & {
  _rev: string
  _updatedAt: string
  slug?: string | null
}
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
    changed.push({ ...revision, isMoved: !isWhereItWas(previous, revision) })
    if (previous && (previous.language !== revision.language || previous._type !== revision._type))
      changed.push(previous)
  }
  for (const previous of before.values()) if (!after.has(previous._id)) changed.push(previous)
  return changed
}

function isWhereItWas(previous: Revision | undefined, { language, slug }: Revision): boolean {
  return previous !== undefined && previous.language === language && previous.slug === slug
}
