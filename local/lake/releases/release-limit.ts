/** How many releases may be open at a time, as a hosted plan limits it. */
import { actionError } from '../lake-error.ts'
import type { Documents } from '../store/pending-documents.ts'
import { allReleases } from './release.ts'

/** Releases that are neither published nor archived. */
export function countOpenReleases(documents: Documents): number {
  return allReleases(documents).filter(({ state }) => state !== 'published' && state !== 'archived').length
}

/** Throws the 403 that the Studio knows, if one release more would exceed `limit`. */
export function checkReleaseLimit(documents: Documents, limit: number | undefined): void {
  if (limit === undefined || countOpenReleases(documents) < limit) return
  throw actionError(`The dataset can have ${limit} active releases`, 403, {
    type: 'releaseLimitExceededError',
    limit,
  })
}
