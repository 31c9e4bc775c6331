import 'server-only'
import { onLakeDown } from '../../next-internals/lake-channel.ts'
import { cacheTagsOf } from '../lake/cache-tags.ts'
import { queryLake } from '../lake/query-lake.ts'
import { RevisionWatch } from './revision-watch.ts'

const watch = new RevisionWatch((query, params) => queryLake(query, { params, mayTakeLong: true }))
/** How often the lake was found to be down, by whomever, and how often when one looked last. */
let outages = 0
let outagesSeen = 0
let looking: Promise<unknown> = Promise.resolve()
onLakeDown(() => {
  outages += 1
})

/**
 * Asks the content lake what changed since the last look and returns the stale tags. After a start nothing is known of
 * what was missed before, so every type that exists counts as changed: pages are served stale once and made anew.
 * A look that fails forgets what was known, and so does an outage between two looks: what was answered just before may have been
 * wrong, and what was made meanwhile is of old content, so that everything counts as changed once the lake is back.
 * One look begins when the one before has ended. @throws when the lake does not answer.
 */
export function staleCacheTags(): Promise<string[]> {
  const look = looking.then(lookAgain)
  looking = look.catch(() => {})
  return look
}

async function lookAgain(): Promise<string[]> {
  const outagesBefore = outages
  if (outagesBefore !== outagesSeen) watch.forget()
  outagesSeen = outagesBefore
  return [...new Set((await watch.changes()).flatMap(cacheTagsOf))]
}
