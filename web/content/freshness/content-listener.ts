import type { ChangedDocument } from '../lake/cache-tags.ts'

export type DocumentChange = ChangedDocument & {
  transactionId: string
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
  transactionId?: string
  /** The number of events of the transaction, perhaps with some that the filter leaves out. */
  transactionTotalEvents?: number
  result?: Record<string, unknown> | null
  previous?: Record<string, unknown> | null
}
type Stream = {
  subscribe(observer: { next: (event: StreamEvent) => void; error: (error: unknown) => void }): {
    unsubscribe(): void
  }
}

type Listener = {
  /** Published documents were created, changed or deleted in one transaction. */
  onChanges: (changes: DocumentChange[]) => void
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
/** The events of a transaction arrive in one go. After this pause, in milliseconds, the filter left the others out. */
const pauseMs = 50

/**
 * Follows the content lake's event stream for the life of the process: a webhook reaches one of several instances, the
 * stream reaches each. `open` opens it; a broken one is reopened after growing delays.
 * @returns a function that stops it.
 */
export function listenToContent(
  open: () => Stream,
  { onChanges, onGap, onLost, onLag }: Listener,
): () => void {
  const transactions = new Transactions(onChanges)
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
    if (change) transactions.add(change, event)
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

/**
 * Collects the changes of a transaction. A release is one: reported bit by bit, some of its documents would become public
 * before others.
 */
class Transactions {
  readonly #onChanges: Listener['onChanges']
  #id: string | undefined
  #changes: DocumentChange[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(onChanges: Listener['onChanges']) {
    this.#onChanges = onChanges
  }

  add(change: DocumentChange, { transactionId, transactionTotalEvents = 1 }: StreamEvent): void {
    if (transactionId !== this.#id) this.#report()
    this.#id = transactionId
    this.#changes.push(change)
    clearTimeout(this.#timer)
    if (this.#changes.length >= transactionTotalEvents) this.#report()
    else this.#timer = setTimeout(() => this.#reportIfQuiet(), pauseMs)
  }

  /** A busy process runs a timer before it reads what has arrived meanwhile. */
  #reportIfQuiet(): void {
    const { length } = this.#changes
    setImmediate(() => {
      if (this.#changes.length === length) this.#report()
    })
  }

  #report(): void {
    clearTimeout(this.#timer)
    const changes = this.#changes
    this.#changes = []
    if (changes.length > 0) this.#onChanges(changes)
  }
}

function changeOf({ documentId, transactionId = '', result, previous }: StreamEvent): DocumentChange | null {
  const { _type } = result ?? previous ?? {}
  if (!documentId || typeof _type !== 'string') return null
  const address = addressOf(result ?? previous ?? {})
  const before = result && previous ? addressOf(previous) : null
  const isMoved = !before || before.language !== address.language || before.slug !== address.slug
  const change = { _id: documentId, _type, transactionId, ...address, isMoved }
  return result ? change : { ...change, operation: 'delete' }
}

function addressOf({ language, slug }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { language: text(language), slug: text(Object(slug).current) }
}
