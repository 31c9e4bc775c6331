import 'server-only'
import { cacheTagsOf } from './cache-tags.ts'
import { client } from './client.ts'
import {
  diffRevisions,
  type PendingChange,
  type Revision,
  type Snapshot,
  splitPending,
  takeSnapshot,
} from './revision-diff.ts'

const revisionsQuery = /* groq */ `*[!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"] {
  _id, _type, _rev, "language": language
}`

let lastSeen: Snapshot | null = null
let pending: PendingChange[] = []

/**
 * Asks the content lake what changed since the last look and returns the stale tags. After a start nothing is known of
 * what was missed before, so every type that exists counts as changed: pages are served stale once and made anew.
 * A change is told again until its pages had time to settle, see `splitPending`.
 * @throws when the lake does not answer; the next look then covers this one.
 */
export async function staleCacheTags(): Promise<string[]> {
  const revisions = await client.fetch<Revision[]>(revisionsQuery, {}, { cache: 'no-store' })
  if (!Array.isArray(revisions)) throw new Error('The content lake answered without a list of revisions.')
  const now = takeSnapshot(revisions)
  const changed = lastSeen ? diffRevisions(lastSeen, now) : [...now.values()]
  lastSeen = now
  const split = splitPending(pending, changed, Date.now())
  pending = split.pending
  return [...new Set(split.due.flatMap(cacheTagsOf))]
}
