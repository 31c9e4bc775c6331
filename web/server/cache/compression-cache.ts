import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from './compress.ts'

type Compressed = { body: Buffer; isBest: boolean }
type Job = { body: Buffer; isCached: () => boolean }
export type CompressOptions = {
  encoding: Encoding
  /** Identifies the body to the byte, e.g. by its ETag; null if nothing does, and the result is not stored. */
  key: string | null
  /** Whether the response is in the response cache, so that the best level pays off. */
  isCached: () => boolean
  /** A file that never changes under its URL: it gets the best level at once. */
  isImmutable?: boolean
}

/** Bodies that wait for the best level. Any more are queued when they are next requested. */
const maxQueued = 100
/** Share of the bytes for bodies outside the response cache, such as the 404 pages of random URLs. */
const uncachedShare = 0.1

/**
 * Compressed bodies, each compressed once however many visitors request it: at a fast level first and, for cached
 * responses, at the best level in the background. Bodies that anybody can create without limit stay at the fast level,
 * in an LRU of their own.
 */
export class CompressionCache {
  readonly #cached: LRUCache<string, Compressed>
  readonly #uncached: LRUCache<string, Compressed>
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #queue = new Map<string, Job>()
  readonly #compress: typeof compress
  #isWorking = false

  constructor({ maxBytes }: { maxBytes: number }, compressor = compress) {
    const sizeCalculation = ({ body }: Compressed, key: string) => body.length + 2 * key.length + 200
    this.#cached = new LRUCache({ maxSize: Math.ceil(maxBytes * (1 - uncachedShare)), sizeCalculation })
    this.#uncached = new LRUCache({ maxSize: Math.ceil(maxBytes * uncachedShare), sizeCalculation })
    this.#compress = compressor
  }

  /** @throws if zlib fails. */
  async compress(
    body: Buffer,
    { encoding, key: bodyKey, isCached, isImmutable = false }: CompressOptions,
  ): Promise<Buffer> {
    if (bodyKey === null) return this.#compress(body, encoding, false)
    const key = `${encoding} ${bodyKey}`
    const stored = this.#cached.get(key)
    if (stored) {
      if (!stored.isBest) this.#improve(key, { body, isCached })
      return stored.body
    }
    const compressed =
      this.#uncached.get(key)?.body ?? (await this.#compressOnce(key, body, encoding, isImmutable))
    const isBest = encoding !== 'br' || isImmutable
    if (!isImmutable && !isCached()) this.#uncached.set(key, { body: compressed, isBest })
    else if (!this.#cached.has(key)) {
      this.#cached.set(key, { body: compressed, isBest })
      if (!isBest) this.#improve(key, { body, isCached })
    }
    return compressed
  }

  get size(): { bytes: number; queued: number } {
    return { bytes: this.#cached.calculatedSize + this.#uncached.calculatedSize, queued: this.#queue.size }
  }

  #compressOnce(key: string, body: Buffer, encoding: Encoding, isBest: boolean): Promise<Buffer> {
    const running = this.#running.get(key)
    if (running) return running
    const compressed = this.#compress(body, encoding, isBest).finally(() => this.#running.delete(key))
    this.#running.set(key, compressed)
    return compressed
  }

  #improve(key: string, job: Job): void {
    if (this.#queue.has(key) || this.#queue.size >= maxQueued) return
    this.#queue.set(key, job)
    if (!this.#isWorking) this.#work()
  }

  /** One at a time, so that visitors don't wait for the best level of other pages. */
  async #work(): Promise<void> {
    this.#isWorking = true
    for (const [key, { body, isCached }] of this.#queue) {
      if (isCached()) {
        const best = await this.#compress(body, 'br', true).catch(() => null)
        const first = this.#cached.peek(key)
        // If that fails, the fast level stays.
        if (first) this.#cached.set(key, { body: best ?? first.body, isBest: true })
      }
      this.#queue.delete(key)
    }
    this.#isWorking = false
  }
}
