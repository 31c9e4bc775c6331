import { LRUCache } from 'lru-cache'

type Told = {
  _id: string
  _rev?: string | undefined
  operation?: string | undefined
  source?: 'stream' | undefined
}

/** How long after the stream a webhook may tell of the same, in milliseconds. */
const repeatMs = 10_000

/**
 * Webhook and event stream tell of the same change. The stream tells once queries have it, so what it told is no news by webhook; but a
 * webhook may come before that, and the stream's notice counts whatever was told before. A deletion is told with the revision that the
 * document had.
 */
export class JustTold {
  readonly #byStream: LRUCache<string, true>

  constructor(now: () => number = Date.now) {
    this.#byStream = new LRUCache({ max: 1_000, ttl: repeatMs, ttlResolution: 0, perf: { now } })
  }

  isNews({ _id, _rev, operation, source }: Told): boolean {
    if (!_rev) return true
    const revision = `${_id} ${_rev} ${operation === 'delete' ? 'deleted' : ''}`
    if (source !== 'stream') return !this.#byStream.has(revision)
    this.#byStream.set(revision, true)
    return true
  }
}
