import 'server-only'
import { onLakeDown } from '../next-internals/lake-channel.ts'
import { askLake } from './ask-lake.ts'
import { cacheTagsOf } from './cache-tags.ts'
import { diffRevisions, type Revision, type Snapshot, takeSnapshot } from './revision-diff.ts'

const revisionsQuery = /* groq */ `*[!(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"] {
  _id, _type, _rev, "language": language
}`

let lastSeen: { snapshot: Snapshot; outages: number } | null = null
/** How often the lake was found to be down, by whomever. */
let outages = 0
onLakeDown(() => {
  outages += 1
})

/**
 * Asks the content lake what changed since the last look and returns the stale tags. After a start nothing is known of
 * what was missed before, so every type that exists counts as changed: pages are served stale once and made anew.
 * A look that fails forgets what was known, and so does an outage between two looks: what was answered just before may have been
 * wrong, and what was made meanwhile is of old content, so that everything counts as changed once the lake is back.
 * @throws when the lake does not answer.
 */
export async function staleCacheTags(): Promise<string[]> {
  const outagesBefore = outages
  const revisions = await askLake(revisionsQuery, { mayTakeLong: true }).catch((error: unknown) => error)
  if (!isRevisions(revisions)) {
    lastSeen = null
    throw new Error('The content lake did not tell its revisions.')
  }
  const snapshot = takeSnapshot(revisions)
  const isKnown = lastSeen?.outages === outagesBefore
  const changed = lastSeen && isKnown ? diffRevisions(lastSeen.snapshot, snapshot) : [...snapshot.values()]
  lastSeen = { snapshot, outages: outagesBefore }
  return [...new Set(changed.flatMap(cacheTagsOf))]
}

function isRevisions(result: unknown): result is Revision[] {
  return (
    Array.isArray(result) &&
    result.every(({ _id, _rev }) => typeof _id === 'string' && typeof _rev === 'string')
  )
}
