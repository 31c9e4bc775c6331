import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { BackgroundRetries, retryMs, sleep } from './background-retries.ts'
import type { CachedResponse } from './cached-response.ts'
import { Publishes } from './publishes.ts'

type ResponseCacheOptions<Request> = {
  /** Renders the response from the request alone; `before` is what visitors get until then. @throws if it can't. */
  render: (request: Request, before: CachedResponse | undefined) => Promise<CachedResponse>
  /** How long a visitor waits for a fresh page before getting the stale one, in milliseconds. */
  waitMs: number
  maxBytes: number
  /** Whether the content lake is known to be down: then nobody waits for a fresh page. */
  isLakeDown?: () => boolean
  /** Called once per publish, when the first cached page was rendered again with it; how long after the report. */
  onServed?: (ms: number) => void
}

/** What requests for cacheable responses got, for the metrics. */
export type CacheCounts = {
  hit: number
  /** Rendered again after a publish, while the visitor waited. */
  refreshed: number
  /** A publish concerns it, but rendering it again took too long or failed. */
  stale: number
  miss: number
  /** Depends on the visitor, and was forwarded. */
  uncacheable: number
}

type Entry<Request> = {
  request: Request
  response: CachedResponse
  /** The number of publishes when rendering started. */
  publishes: number
  freshUntil: number
  /** When a visitor's request may trigger another render. */
  retryAt: number
  hits: number
  /** Since when visitors may get it although it is outdated, in Unix milliseconds; null while it is fresh. */
  staleSince: number | null
}

type Render = {
  response: Promise<CachedResponse | null>
  /** As in `Entry`; null while it waits for an earlier render to end. */
  publishes: number | null
}

/** Interval at which a waiting visitor's request notices that the lake is down, in milliseconds. */
const lakeCheckMs = 25
/** A response rendered this soon after a publish may be based on older content, in milliseconds. */
const settleMs = 1_000
const settlingTtlMs = 100
const uncacheableTtlMs = 60_000
/** How many entries are refreshed after a publish without being requested. */
const maxRefreshed = 100
const maxFailuresInARow = 3
/** How many cached pages are rendered again at once. With more, all are late, and no visitor gets one in time. */
const maxRendersAgain = 2
/**
 * How long after a publish visitors get the earlier page instead of one that may mix old and new content, in
 * milliseconds. A query that fails for longer may fail for good.
 */
const maxKeptMs = 60_000
/** Share of all bytes for compressed bodies, which `CompressionCache` stores. */
export const compressedShare = 0.3

/**
 * Finished responses by cache key, each rendered once however many visitors request it. After a publish that concerns a
 * response, the next visitor waits a moment for the fresh response; if it doesn't come, everybody gets the stale one, and the cache keeps
 * retrying in the background. Entries are evicted by size and never because a render failed.
 */
export class ResponseCache<Request> {
  readonly #options: Required<ResponseCacheOptions<Request>>
  readonly #entries: LRUCache<string, Entry<Request>>
  /** Keys of responses that depend on more than the key. */
  readonly #uncacheable: LRUCache<string, true>
  readonly #renders = new Map<string, Render>()
  readonly #retries = new BackgroundRetries()
  readonly #rendersAgain = pLimit(maxRendersAgain)
  readonly #publishes = new Publishes()
  /** The number of the last publish that was reported to `onServed`. */
  #served = 0
  readonly counts: CacheCounts = { hit: 0, refreshed: 0, stale: 0, miss: 0, uncacheable: 0 }

  constructor(options: ResponseCacheOptions<Request>) {
    this.#options = { isLakeDown: () => false, onServed: () => {}, ...options }
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ response }, key) =>
        Math.ceil(response.body.length / (1 - compressedShare)) + 2 * key.length + 500,
    })
    this.#uncacheable = new LRUCache({ max: 2_000, ttl: uncacheableTtlMs, perf: Date })
  }

  /**
   * The response for every visitor; null if there is none and the visitor's own request must be forwarded. @throws if
   * it can't be rendered.
   */
  async get(key: string, request: Request): Promise<CachedResponse | null> {
    if (this.#uncacheable.has(key)) {
      this.counts.uncacheable += 1
      return null
    }
    const entry = this.#entries.get(key)
    if (!entry) {
      const running = this.#renders.get(key)
      if (!running || this.#isCurrent(key, running)) {
        this.counts.miss += 1
        return this.#refresh(key, request)
      }
      // It started before the last publish, but its response is cached when it ends, and better than none.
      await running.response.catch(() => null)
      return this.get(key, request)
    }
    entry.hits += 1
    const now = Date.now()
    if (this.#isStale(entry)) {
      const { at } = this.#publishes.lastOf(entry.response.tags)
      const fresh = await this.#refreshInTime(key, request)
      if (fresh) {
        this.counts.refreshed += 1
        return fresh
      }
      // Nobody else waits: the cache retries in the background.
      entry.staleSince ??= at
      entry.publishes = this.#publishes.count
      entry.freshUntil = now
      entry.retryAt = now + retryMs
      this.#retry(key)
    } else if (now >= entry.freshUntil && now >= entry.retryAt) {
      entry.retryAt = now + retryMs
      this.#refresh(key, request).catch(() => {})
    }
    this.counts[entry.staleSince === null ? 'hit' : 'stale'] += 1
    return entry.response
  }

  /** Whether there is a response for the key, stale or not. */
  isCached(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Whether this response, or one that is the same to the byte, is cached under a key. */
  has(key: string, { etag }: CachedResponse): boolean {
    return this.#entries.peek(key)?.response.etag === etag
  }

  /**
   * Marks the entries with any of these cache tags as stale, after a publish, and those whose tags are unknown. Whatever
   * is rendered from now on must show it.
   */
  markStale(tags: readonly string[]): void {
    this.#publishes.add(tags)
    this.#uncacheable.clear()
  }

  /**
   * Refreshes the most requested stale entries, one at a time, with pauses that leave visitors half of the time. Stops
   * after a few failures in a row: what pages are rendered from is probably down.
   */
  async refreshPopular(): Promise<void> {
    const publishes = this.#publishes.count
    let failures = 0
    const stale = [...this.#entries.entries()]
      .filter(([, entry]) => this.#isStale(entry))
      .sort(([, a], [, b]) => b.hits - a.hits)
      .slice(0, maxRefreshed)
    for (const [key, { request }] of stale) {
      if (this.#publishes.count !== publishes) return // the next publish starts over
      const entry = this.#entries.peek(key)
      if (!entry || !this.#isStale(entry)) continue
      const start = performance.now()
      const isFresh = await this.#refresh(key, request).then(
        (response) => !response?.isStale,
        () => false,
      )
      failures = isFresh ? 0 : failures + 1
      if (failures === maxFailuresInARow) return
      await sleep(performance.now() - start)
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** Since when the page that has been outdated longest is served, in Unix milliseconds; null if all are fresh. */
  get staleSince(): number | null {
    const times = [...this.#entries.values()].flatMap(({ staleSince }) => staleSince ?? [])
    return times.length === 0 ? null : Math.min(...times)
  }

  /** The fresh response; null if it takes longer than a visitor should wait, or the lake turns out to be down. */
  #refreshInTime(key: string, request: Request): Promise<CachedResponse | null> {
    if (this.#options.isLakeDown()) return Promise.resolve(null)
    return Promise.race([this.#refresh(key, request).catch(() => null), this.#waitLimit()])
  }

  async #waitLimit(): Promise<null> {
    const { waitMs, isLakeDown } = this.#options
    const deadline = Date.now() + waitMs
    while (Date.now() < deadline && !isLakeDown()) await sleep(lakeCheckMs)
    return null
  }

  /** One render serves everybody who requests the key meanwhile; after a publish, the next one does. */
  #refresh(key: string, request: Request): Promise<CachedResponse | null> {
    const running = this.#renders.get(key)
    if (running && this.#isCurrent(key, running)) return running.response
    const render: Render = { response: Promise.resolve(null), publishes: null }
    const start = () => {
      const entry = this.#entries.peek(key)
      if (!entry) return this.#render(key, request, render)
      // The earlier render noticed the publish, too.
      if (running && !this.#isStale(entry)) return Promise.resolve(entry.response)
      return this.#rendersAgain(() => this.#render(key, request, render))
    }
    // Next.js would answer concurrent renders of a page with the same response.
    const rendered = running ? running.response.then(start, start) : start()
    render.response = rendered.finally(() => {
      if (this.#renders.get(key) === render) this.#renders.delete(key)
    })
    this.#renders.set(key, render)
    return render.response
  }

  /** Whether a render includes everything published so far, as far as its page showed that until now. */
  #isCurrent(key: string, { publishes }: Render): boolean {
    const tags = this.#entries.peek(key)?.response.tags ?? null
    return publishes === null || publishes >= this.#publishes.lastOf(tags).number
  }

  /** Whether something was published since rendering started that concerns the response. */
  #isStale({ response, publishes }: Entry<Request>): boolean {
    return publishes < this.#publishes.lastOf(response.tags).number
  }

  async #render(key: string, request: Request, render: Render): Promise<CachedResponse | null> {
    const { response, publishes } = await this.#publishes.renderBetween(async (publishes) => {
      render.publishes = publishes
      return { publishes, response: await this.#options.render(request, this.#entries.peek(key)?.response) }
    })
    const isAcceptable = response.status < 500 || (response.isUnavailable && !this.#entries.has(key))
    if (!isAcceptable) throw new Error(`Rendering failed with status ${response.status}.`)
    this.#rejectMixed(key, response)
    if (!response.isShareable) {
      // Next.js corrects the request; that says nothing about the page.
      if (response.status >= 300 && response.status < 400) return null
      this.#entries.delete(key)
      this.#uncacheable.set(key, true)
      return null
    }
    // There is no end of paths that don't exist, and of redirects with a query of their own.
    if (response.status !== 200) {
      this.#entries.delete(key)
      return response
    }
    const now = Date.now()
    const before = this.#entries.peek(key)
    const staleSince = response.isStale ? (before?.staleSince ?? now) : null
    if (before && !response.isStale) this.#reportServed(before, response, publishes)
    const isSettling = now - this.#publishes.lastOf(response.tags).at < settleMs
    const ttlMs = response.isStale ? 0 : isSettling ? Math.min(response.ttlMs, settlingTtlMs) : response.ttlMs
    const hits = before?.hits ?? 1
    const freshUntil = now + ttlMs
    this.#entries.set(key, { request, response, publishes, freshUntil, retryAt: 0, hits, staleSince })
    if (response.isStale || isSettling) this.#retry(key)
    return response
  }

  /** @throws for a page that may mix old and new content if there is one from before the last publish. */
  #rejectMixed(key: string, { isOutdated, ttlMs }: CachedResponse): void {
    const before = this.#entries.peek(key)
    if (!isOutdated || !before || before.response.isOutdated) return
    if (Date.now() - this.#publishes.lastOf(before.response.tags).at > maxKeptMs) return
    before.retryAt = Date.now() + ttlMs
    throw new Error('Rendering used outdated content.')
  }

  /** `publishes` is the number of publishes when rendering started. */
  #reportServed(before: Entry<Request>, { tags }: CachedResponse, publishes: number): void {
    if (!tags) return
    const { number, at } = this.#publishes.lastOf(tags)
    const wasOutdated = before.staleSince !== null || before.publishes < number
    if (!wasOutdated || number > publishes || number <= this.#served) return
    this.#served = number
    this.#options.onServed(Date.now() - at)
  }

  #retry(key: string): void {
    this.#retries.add(key, async () => {
      const entry = this.#entries.peek(key)
      if (!entry || Date.now() < entry.freshUntil) return true
      await this.#refresh(key, entry.request).catch(() => null)
      return false
    })
  }
}
