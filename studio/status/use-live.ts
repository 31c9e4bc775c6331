import { addressOf, isAddressedType } from '@tidewright/schemas/addresses.ts'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { SanityDocument } from 'sanity'
import { siteUrl } from '../env.ts'
import type { LiveState } from './live-state.ts'
import { createWatches, type LiveWatch, type Published } from './live-watch.ts'

const watchOf = createWatches(askSite)

const nothing: LiveWatch = { subscribe: () => () => undefined, state: () => asking }
const asking: LiveState = { kind: 'asking' }

/** Where the published version of a document is on its way to the site; it stays `asking` for what is not published. */
export function useLive(document: SanityDocument | null): LiveState {
  const watch = useMemo(() => (document ? watchOf(publishedOf(document)) : nothing), [document])
  return useSyncExternalStore(watch.subscribe, watch.state)
}

function publishedOf(document: SanityDocument): Published {
  const { _id, _type, _rev, _updatedAt, language } = document
  const slug = (document.slug as { current?: string } | undefined)?.current // a slug field of the schema
  const locale = typeof language === 'string' ? language : defaultLocale
  const path = slug && isAddressedType(_type) ? addressOf(_type, locale, slug) : ''
  return { id: _id, revision: _rev, path, publishedAt: new Date(_updatedAt) }
}

/** Asks the site's `/api/live` whether visitors get this version. */
async function askSite({ id, revision, path }: Published): Promise<boolean | null> {
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
