import { LRUCache } from 'lru-cache'

type Told = { _id: string; _rev?: string | undefined; operation?: string | undefined }

/**
 * Webhook and event stream tell of the same change: pages are made anew once. What comes a second later may be news, and so is a deletion,
 * which is told with the revision that the document had.
 */
export class JustTold {
  readonly #told: LRUCache<string, true>

  constructor(now: () => number = Date.now) {
    this.#told = new LRUCache({ max: 1_000, ttl: 1_000, ttlResolution: 0, perf: { now } })
  }

  isNews({ _id, _rev, operation }: Told): boolean {
    if (!_rev) return true
    const revision = `${_id} ${_rev} ${operation === 'delete' ? 'deleted' : ''}`
    if (this.#told.has(revision)) return false
    this.#told.set(revision, true)
    return true
  }
}
