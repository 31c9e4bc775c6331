import 'server-only'
import { client } from './client.ts'
import {
  changedBetween,
  type Revision,
  type SettlingChange,
  type Snapshot,
  settle,
  snapshotOf,
} from './reconcile.ts'
import { tagsOf } from './tags.ts'

const revisionsQuery = /* groq */ `*[!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"] {
  _id, _type, _rev, "language": language
}`

let lastSeen: Snapshot | null = null
let settling: SettlingChange[] = []

/**
 * Asks the content lake what changed since the last look and returns the stale tags. After a start nothing is known of
 * what was missed before, so every type that exists counts as changed: pages are served stale once and made anew.
 * A change is told again until its pages had time to settle, see `settle`.
 * @throws when the lake does not answer; the next look then covers this one.
 */
export async function staleTags(): Promise<string[]> {
  const revisions = await client.fetch<Revision[]>(revisionsQuery, {}, { cache: 'no-store' })
  if (!Array.isArray(revisions)) throw new Error('The content lake answered without a list of revisions.')
  const now = snapshotOf(revisions)
  const changed = lastSeen ? changedBetween(lastSeen, now) : [...now.values()]
  lastSeen = now
  const { told, left } = settle(settling, changed, Date.now())
  settling = left
  return [...new Set(told.flatMap(tagsOf))]
}
