import 'server-only'
import { onLakeDown } from '../../next-internals/lake-channel.ts'
import type { ChangedDocument } from '../lake/cache-tags.ts'
import { queryLake } from '../lake/query-lake.ts'
import { RevisionWatch } from './revision-watch.ts'

const watch = new RevisionWatch((query, params) => queryLake(query, { params, isLong: true }))
/** The number of outages in this process, and that number at the start of the last run. */
let outages = 0
let outagesSeen = 0
let lastRun: Promise<unknown> = Promise.resolve()
onLakeDown(() => {
  outages += 1
})

/**
 * Queries the content lake for changes since the last run. The first run after a start counts every type as changed,
 * since changes may have been missed: pages are served stale once and rendered again. So does a run after a failed one,
 * after an outage, or if it is `suspicious`: earlier results may have been wrong, and pages may have been rendered from
 * old content. Runs never overlap.
 * @throws if the content lake doesn't respond.
 */
export function changedDocuments({ suspicious = false } = {}): Promise<ChangedDocument[]> {
  const run = lastRun.then(() => {
    if (suspicious) watch.forget()
    return collect()
  })
  lastRun = run.catch(() => {})
  return run
}

async function collect(): Promise<ChangedDocument[]> {
  const outagesBefore = outages
  if (outagesBefore !== outagesSeen) watch.forget()
  outagesSeen = outagesBefore
  return watch.changes()
}
