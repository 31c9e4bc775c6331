import type { ChangedDocument } from '../lake/cache-tags.ts'

export type DocumentChange = ChangedDocument & {
  _rev: string
  /** Null if the document has none. */
  slug: string | null
  operation?: 'delete'
}

/** The parts of an event of Sanity's client that are used here. */
type StreamEvent = {
  type: string
  /** When the change was made, in ISO 8601. */
  timestamp?: string
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
  /** The stream broke off; it is opened again. */
  onLost: () => void
  /** How long after a change it was reported, in milliseconds. */
  onLag: (ms: number) => void
}

/** The documents that the webhook reports too. */
export const publishedDocuments = /* groq */ `*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))
  && !(_type match "system.*") && !(_type match "sanity.*Asset") && _type != "sanity.previewUrlSecret"]`

/** `visibility: 'query'` reports a change once queries see it. */
export const streamOptions = {
  events: ['welcome' as const, 'mutation' as const, 'reconnect' as const],
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
export function listenToContent(
  open: () => Stream,
  { onChange, onGap, onLost, onLag }: Listener,
): () => void {
  let delayMs = retryMs
  let timer: NodeJS.Timeout | undefined
  const next = (event: StreamEvent) => {
    if (event.type === 'welcome') {
      delayMs = retryMs
      onGap()
    }
    if (event.type === 'reconnect') onLost()
    if (event.timestamp) onLag(Date.now() - Date.parse(event.timestamp))
    const change = event.type === 'mutation' ? changeOf(event) : null
    if (change) onChange(change)
  }
  // The client has already retried where that makes sense.
  const error = () => {
    onLost()
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
  const document = result ?? previous ?? {}
  const { _type, _rev } = document
  if (!documentId || typeof _type !== 'string' || typeof _rev !== 'string') return null
  const address = addressOf(document)
  const before = result && previous ? addressOf(previous) : null
  const isMoved = !before || before.language !== address.language || before.slug !== address.slug
  const change = { _id: documentId, _type, _rev, ...address, isMoved }
  return result ? change : { ...change, operation: 'delete' }
}

function addressOf({ language, slug }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { language: text(language), slug: text(Object(slug).current) }
}
