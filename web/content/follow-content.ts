import type { ChangedDocument } from './cache-tags.ts'

export type ChangedRevision = ChangedDocument & { _rev: string; operation?: 'delete' }

/** The part of the events of a client of Sanity that is looked at. */
type StreamEvent = {
  type: string
  documentId?: string
  result?: Record<string, unknown> | null
  previous?: Record<string, unknown> | null
}
type Stream = {
  subscribe(observer: { next: (event: StreamEvent) => void; error: (error: unknown) => void }): {
    unsubscribe(): void
  }
}

type Listener = {
  /** A published document was made, changed or deleted. */
  onChange: (change: ChangedRevision) => void
  /** The stream begins, or begins anew: what happened before was not told. */
  onGap: () => void
}

/** What to listen to: what the webhook tells of. */
export const publishedDocuments = /* groq */ `*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))
  && !(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"]`

/** And how. An event comes when queries have what it tells of. */
export const streamOptions = {
  events: ['welcome' as const, 'mutation' as const],
  includeResult: true,
  includePreviousRevision: true,
  includeMutations: false,
  visibility: 'query' as const,
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Follows the content lake's own stream of events for as long as the process lives: a webhook reaches one of several instances, the
 * stream reaches each. `open` opens it; one that breaks is opened again, at once and then at growing distances. @returns what ends it.
 */
export function followContent(open: () => Stream, { onChange, onGap }: Listener): () => void {
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined
  const next = (event: StreamEvent) => {
    if (event.type === 'welcome') {
      pauseMs = firstPauseMs
      onGap()
    }
    const change = event.type === 'mutation' ? changeOf(event) : null
    if (change) onChange(change)
  }
  // The client has tried again by itself where that makes sense.
  const error = () => {
    timer = setTimeout(() => {
      subscription = open().subscribe({ next, error })
    }, pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  let subscription = open().subscribe({ next, error })
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}

function changeOf({ documentId, result, previous }: StreamEvent): ChangedRevision | null {
  const { _type, _rev, language } = result ?? previous ?? {}
  if (!documentId || typeof _type !== 'string' || typeof _rev !== 'string') return null
  const change = { _id: documentId, _type, _rev, language: typeof language === 'string' ? language : null }
  return result ? change : { ...change, operation: 'delete' }
}
