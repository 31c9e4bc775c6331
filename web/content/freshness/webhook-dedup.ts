import { LRUCache } from 'lru-cache'

type Change = { _id: string; _rev?: string | undefined; operation?: string | undefined }

/** How long after the event stream a webhook may report the same change, in milliseconds. */
const windowMs = 10_000
/** Several releases of 1,000 documents. */
const maxChanges = 5_000

/**
 * Detects webhooks for changes that the event stream already reported. The stream reports a change once queries see it;
 * a webhook may be earlier, so the stream's report always counts, whatever came before.
 */
export class WebhookDedup {
  readonly #streamed: LRUCache<string, true>

  constructor(now: () => number = Date.now) {
    this.#streamed = new LRUCache({ max: maxChanges, ttl: windowMs, ttlResolution: 0, perf: { now } })
  }

  /** Records a change that the stream reported. */
  addStreamed(change: Change): void {
    if (change._rev) this.#streamed.set(keyOf(change), true)
  }

  /** Whether the stream reported this webhook's change in the last ten seconds. */
  isDuplicate(change: Change): boolean {
    return Boolean(change._rev) && this.#streamed.has(keyOf(change))
  }
}

/** A deletion carries the revision that the document had. */
function keyOf({ _id, _rev, operation }: Change): string {
  return `${_id} ${_rev} ${operation === 'delete' ? 'deleted' : ''}`
}
