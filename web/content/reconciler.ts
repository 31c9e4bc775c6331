import 'server-only'
import { client } from './client.ts'
import { changedBetween, type Revision, type Snapshot, snapshotOf } from './reconcile.ts'
import { type ChangedDocument, tagsOf } from './tags.ts'

const revisionsQuery = /* groq */ `*[!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"] {
  _id, _type, _rev, "language": language
}`

let lastSeen: Snapshot | null = null

/**
 * Asks the content lake what changed since the last look and returns the stale tags. After a start nothing is known of
 * what was missed before, so every type that exists counts as changed: pages are served stale once and made anew.
 * @throws when the lake does not answer; the next look then covers this one.
 */
export async function staleTags(): Promise<string[]> {
  const revisions = await client.fetch<Revision[]>(revisionsQuery, {}, { cache: 'no-store' })
  if (!Array.isArray(revisions)) throw new Error('The content lake answered without a list of revisions.')
  const now = snapshotOf(revisions)
  const changed = lastSeen ? changedBetween(lastSeen, now) : [...now.values()]
  lastSeen = now
  return [...new Set(changed.flatMap(tagsOf))]
}

/** Tells the reconciler that a webhook already reported this state, so that it is not found again. */
export function noteSeen({ _rev, ...document }: ChangedDocument & { _rev?: string | null }): void {
  if (lastSeen && _rev) lastSeen = new Map(lastSeen).set(document._id, { ...document, _rev })
}
