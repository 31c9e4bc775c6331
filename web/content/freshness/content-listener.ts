import type { ChangedDocument } from '../lake/cache-tags.ts'

export type DocumentChange = ChangedDocument & { _rev: string; operation?: 'delete' }

/** The parts of an event of Sanity's client that are used here. */
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
  /** A published document was created, changed or deleted. */
  onChange: (change: DocumentChange) => void
  /** The stream has (re)connected: changes before that were not reported. */
  onGap: () => void
}

/** The documents that the webhook reports too. */
export const publishedDocuments = /* groq */ `*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))
  && !(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"]`

/** `visibility: 'query'` reports a change once queries see it. */
export const streamOptions = {
  events: ['welcome' as const, 'mutation' as const],
  includeResult: true,
  includePreviousRevision: true,
  includeMutations: false,
  visibility: 'query' as const,
}

/** First delay before a broken stream is opened again, in milliseconds; it doubles. */
const retryMs = 1_000
const maxRetryMs = 30_000

/**
 * Follows the content lake's event stream for the life of the process: a webhook reaches one of several instances, the
 * stream reaches each. `open` opens it; a broken one is reopened after growing delays.
 * @returns a function that stops it.
 */
export function listenToContent(open: () => Stream, { onChange, onGap }: Listener): () => void {
  let delayMs = retryMs
  let timer: NodeJS.Timeout | undefined
  const next = (event: StreamEvent) => {
    if (event.type === 'welcome') {
      delayMs = retryMs
      onGap()
    }
    const change = event.type === 'mutation' ? changeOf(event) : null
    if (change) onChange(change)
  }
  // The client has already retried where that makes sense.
  const error = () => {
    timer = setTimeout(() => {
      subscription = open().subscribe({ next, error })
    }, delayMs).unref()
    delayMs = Math.min(delayMs * 2, maxRetryMs)
  }
  let subscription = open().subscribe({ next, error })
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}

function changeOf({ documentId, result, previous }: StreamEvent): DocumentChange | null {
  const { _type, _rev, language } = result ?? previous ?? {}
  if (!documentId || typeof _type !== 'string' || typeof _rev !== 'string') return null
  const change = { _id: documentId, _type, _rev, language: typeof language === 'string' ? language : null }
  return result ? change : { ...change, operation: 'delete' }
}
