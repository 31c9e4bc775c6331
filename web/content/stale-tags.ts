import 'server-only'
import { askLake } from './ask-lake.ts'
import { cacheTagsOf } from './cache-tags.ts'
import { diffRevisions, type Revision, type Snapshot, takeSnapshot } from './revision-diff.ts'

const revisionsQuery = /* groq */ `*[!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"] {
  _id, _type, _rev, "language": language
}`

let lastSeen: Snapshot | null = null

/**
 * Asks the content lake what changed since the last look and returns the stale tags. After a start nothing is known of
 * what was missed before, so every type that exists counts as changed: pages are served stale once and made anew.
 * A look that fails forgets what was known: what was answered just before may have been wrong, so that everything counts as
 * changed once the lake is back.
 * @throws when the lake does not answer.
 */
export async function staleCacheTags(): Promise<string[]> {
  const revisions = await askLake(revisionsQuery).catch((error: unknown) => error)
  if (!isRevisions(revisions)) {
    lastSeen = null
    throw new Error('The content lake did not tell its revisions.')
  }
  const now = takeSnapshot(revisions)
  const changed = lastSeen ? diffRevisions(lastSeen, now) : [...now.values()]
  lastSeen = now
  return [...new Set(changed.flatMap(cacheTagsOf))]
}

function isRevisions(result: unknown): result is Revision[] {
  return (
    Array.isArray(result) &&
    result.every(({ _id, _rev }) => typeof _id === 'string' && typeof _rev === 'string')
  )
}
