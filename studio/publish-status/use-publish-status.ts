import { useMemo, useSyncExternalStore } from 'react'
import type { SanityDocument } from 'sanity'
import { siteUrl } from '../env.ts'
import {
  createStatusWatches,
  type PublishedVersion,
  type PublishStatus,
  publishedOf,
  type StatusWatch,
} from './publish-status.ts'

const watchOf = createStatusWatches(fetchIsLive)

const unknown: PublishStatus = { kind: 'unknown' }
const unpublished: StatusWatch = { subscribe: () => () => undefined, state: () => unknown }

/** Whether the site shows the published version of a document; `unknown` for an unpublished document. */
export function usePublishStatus(document: SanityDocument | null): PublishStatus {
  const watch = useMemo(() => (document?._rev ? watchOf(publishedOf(document)) : unpublished), [document])
  return useSyncExternalStore(watch.subscribe, watch.state)
}

/** Requests `/api/live` of the site: do visitors get this version? */
async function fetchIsLive({ id, revision, path }: PublishedVersion): Promise<boolean | null> {
  const url = new URL('/api/live', siteUrl)
  url.search = new URLSearchParams({ id, rev: revision, path }).toString()
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(8000) })
    if (!response.ok) return null
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null && 'live' in body && body.live === true
  } catch {
    return null
  }
}
