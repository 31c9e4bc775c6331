import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { ReportedChange } from '../../next-internals/content-stream-channel.ts'

/** Several releases of 1,000 documents. */
const maxChanges = 5_000
/** How long after the event stream a webhook may report the same change, in milliseconds. */
const windowMs = 10_000
/** How long a webhook waits for the stream's report of its change, in milliseconds. */
const waitMs = 500

/**
 * Recognises webhooks about changes that the event stream has reported to this process, by the headers that name document
 * and transaction. They need not reach Next.js, which would spend ten milliseconds of processor time on each: a release
 * has a thousand.
 */
export class ReportedWebhooks {
  readonly #isConnected: () => boolean
  readonly #reported = new LRUCache<string, true>({ max: maxChanges, ttl: windowMs, perf: Date })
  #next = Promise.withResolvers<void>()

  /** `isConnected` says whether the stream is there. */
  constructor(isConnected: () => boolean) {
    this.#isConnected = isConnected
  }

  /** What was read from these documents has been marked as stale. */
  add(changes: readonly ReportedChange[]): void {
    for (const { _id, transactionId } of changes) this.#reported.set(`${_id} ${transactionId}`, true)
    this.#next.resolve()
    this.#next = Promise.withResolvers()
  }

  /**
   * Whether the stream has reported a webhook's change. One that is earlier than the stream waits for it: the stream
   * reports all documents of a transaction together, a webhook one of them. False for any other request.
   */
  async has({ method, url, headers }: IncomingMessage): Promise<boolean> {
    const key = method === 'POST' && url === '/api/revalidate' ? changeOf(headers) : null
    if (!key) return false
    const deadline = Date.now() + waitMs
    while (!this.#reported.has(key)) {
      const remainingMs = deadline - Date.now()
      if (remainingMs <= 0 || !this.#isConnected()) return false
      const limit = new Promise((resolve) => setTimeout(resolve, remainingMs).unref())
      await Promise.race([this.#next.promise, limit])
    }
    return true
  }
}

/** Source: https://www.sanity.io/docs/content-lake/webhooks */
function changeOf(headers: IncomingHttpHeaders): string | null {
  const { 'sanity-document-id': id, 'sanity-transaction-id': transactionId } = headers
  return id && transactionId ? `${id} ${transactionId}` : null
}
