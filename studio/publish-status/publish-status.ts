import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import type { SanityDocument } from 'sanity'

/** Whether the public site shows a published version. */
export type PublishStatus =
  | { kind: 'unknown' }
  | { kind: 'pending' }
  | { kind: 'live'; since: Date }
  /** The site responds, but has shown an older version for too long. */
  | { kind: 'delayed' }
  | { kind: 'unreachable' }

/** Maximum time for a version to go live, in seconds. */
const pendingSeconds = 30

type PollResult = {
  /** The site's response; null if it didn't respond. */
  live: boolean | null
  /** Seconds since the first request. */
  seconds: number
  /** Whether this is the first response. */
  first: boolean
  publishedAt: Date
  now: Date
}

/** The status after a response. A version that is live at the first request has been so since it was published. */
export function nextStatus({ live, seconds, first, publishedAt, now }: PollResult): PublishStatus {
  if (live) return { kind: 'live', since: first ? publishedAt : now }
  if (live === null) return { kind: seconds < 5 ? 'pending' : 'unreachable' }
  return { kind: seconds < pendingSeconds ? 'pending' : 'delayed' }
}

/** The delay before the next request, in milliseconds; null if no more are needed. */
export function pollDelay(state: PublishStatus, seconds: number): number | null {
  if (state.kind === 'live') return null
  return seconds < pendingSeconds ? 1000 : 10_000
}

type Label = { label: string; color: 'success' | 'primary' | 'warning' | 'danger' }

/** A short label; null while the status is unknown. */
export function statusLabel(state: PublishStatus, now: Date): Label | null {
  if (state.kind === 'live') return { label: `Live since ${moment(state.since, now)}`, color: 'success' }
  if (state.kind === 'pending') return { label: 'Going live…', color: 'primary' }
  if (state.kind === 'delayed') return { label: 'Not live yet', color: 'warning' }
  if (state.kind === 'unreachable') return { label: 'Site isn’t responding', color: 'danger' }
  return null
}

/** The time if today, otherwise the date. */
function moment(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) {
    return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })
}

/** What is wrong and what to do; null if nothing is wrong. */
export function statusAdvice(state: PublishStatus, site: string): string | null {
  if (state.kind === 'delayed') {
    return 'The site still shows the previous version. It will catch up on its own, usually within two minutes; you don’t need to publish again. If this message stays, contact your site administrator.'
  }
  if (state.kind === 'unreachable') {
    return `The site at ${site} isn’t responding, so we don’t know whether visitors see this version. What you published is saved, and goes live when the site is back. If this message stays, contact your site administrator.`
  }
  return null
}

/** A published version and its public path; empty for a document whose page can't tell whether it is live. */
export type PublishedVersion = { id: string; revision: string; path: string; publishedAt: Date }

export function publishedOf(document: SanityDocument): PublishedVersion {
  const { _id, _type, _rev, _updatedAt, language } = document
  const slug = (document.slug as { current?: string } | undefined)?.current // a slug field of the schema
  const locale = typeof language === 'string' ? language : defaultLocale
  // A webinar has a page only while it is recorded, and a row in a list as long as it is published.
  const hasPage = isRoutableType(_type) && _type !== 'webinar'
  const path = slug && hasPage ? publicPath(_type, locale, slug) : ''
  return { id: _id, revision: _rev, path, publishedAt: new Date(_updatedAt) }
}

/** Requests whether the site shows a version; null if it doesn't respond. */
type FetchIsLive = (published: PublishedVersion) => Promise<boolean | null>

export type StatusWatch = {
  /** Polls while there are listeners. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  state(): PublishStatus
}

/** Watches one version until it is live. `isNew`: it was published while the editor was watching. */
function watchVersion(published: PublishedVersion, fetchIsLive: FetchIsLive, isNew: boolean): StatusWatch {
  const listeners = new Set<() => void>()
  let state: PublishStatus = { kind: isNew ? 'pending' : 'unknown' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt = 0
  /** Identifies the current polling run: a response to an earlier run is ignored. */
  let run = {}

  async function poll(own: object): Promise<void> {
    const live = await fetchIsLive(published)
    if (own !== run) return
    const now = new Date()
    const seconds = (now.getTime() - startedAt) / 1000
    const { publishedAt } = published
    state = nextStatus({ live, seconds, first: state.kind === 'unknown', publishedAt, now })
    for (const listener of listeners) listener()
    const delay = pollDelay(state, seconds)
    if (delay !== null) timer = setTimeout(() => void poll(own), delay)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1 && state.kind !== 'live') {
        startedAt = Date.now()
        run = {}
        void poll(run)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        run = {}
        clearTimeout(timer)
      }
    },
  }
}

/** One watch per version, so that several components share its requests. */
export function createStatusWatches(fetchIsLive: FetchIsLive): (published: PublishedVersion) => StatusWatch {
  const watches = new Map<string, { revision: string; watch: StatusWatch }>()
  return (published) => {
    const known = watches.get(published.id)
    if (known?.revision === published.revision) return known.watch
    const watch = watchVersion(published, fetchIsLive, known !== undefined)
    watches.set(published.id, { revision: published.revision, watch })
    return watch
  }
}
