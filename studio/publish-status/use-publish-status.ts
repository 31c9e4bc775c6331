import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/schemas/public-path.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { SanityDocument } from 'sanity'
import { siteUrl } from '../env.ts'
import type { PublishStatus } from './publish-status.ts'
import { createStatusWatches, type PublishedVersion, type StatusWatch } from './status-watch.ts'

const watchOf = createStatusWatches(fetchIsLive)

const nothing: StatusWatch = { subscribe: () => () => undefined, state: () => asking }
const asking: PublishStatus = { kind: 'asking' }

/** Where the published version of a document is on its way to the site; it stays `asking` for what is not published. */
export function usePublishStatus(document: SanityDocument | null): PublishStatus {
  const watch = useMemo(() => (document?._rev ? watchOf(publishedOf(document)) : nothing), [document])
  return useSyncExternalStore(watch.subscribe, watch.state)
}

function publishedOf(document: SanityDocument): PublishedVersion {
  const { _id, _type, _rev, _updatedAt, language } = document
  const slug = (document.slug as { current?: string } | undefined)?.current // a slug field of the schema
  const locale = typeof language === 'string' ? language : defaultLocale
  const path = slug && isRoutableType(_type) ? publicPath(_type, locale, slug) : ''
  return { id: _id, revision: _rev, path, publishedAt: new Date(_updatedAt) }
}

/** Asks the site's `/api/live` whether visitors get this version. */
async function fetchIsLive({ id, revision, path }: PublishedVersion): Promise<boolean | null> {
  const url = new URL('/api/live', siteUrl)
  url.search = new URLSearchParams({ id, rev: revision, path }).toString()
  try {
    const reply = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(8000) })
    if (!reply.ok) return null
    const answer: unknown = await reply.json()
    return typeof answer === 'object' && answer !== null && 'live' in answer && answer.live === true
  } catch {
    return null
  }
}
