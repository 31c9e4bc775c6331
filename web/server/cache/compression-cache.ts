import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { compress, type Encoding } from './compress.ts'

type Compressed = { body: Buffer; isBest: boolean }
type Job = { body: Buffer; isCached: () => boolean }
export type CompressOptions = {
  encoding: Encoding
  /** What identifies a body of the response cache to the byte; null for any other, whose result is not stored. */
  etag: string | null
  /** Whether the body is in the response cache. */
  isCached: () => boolean
}

/** Bodies that wait for the best level. Any more are queued when they are next requested. */
const maxQueued = 100
/** At once, while visitors wait: zlib shares four threads with file reads and name lookups. */
const maxRunning = 2

/**
 * Compressed pages of the response cache, each compressed once however many visitors request it: at a fast level first,
 * and at the best level in the background. Bodies that anybody can create without limit are compressed fast and not
 * stored.
 */
export class CompressionCache {
  readonly #stored: LRUCache<string, Compressed>
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #queue = new Map<string, Job>()
  readonly #limit = pLimit(maxRunning)
  readonly #compress: typeof compress
  #isWorking = false

  constructor({ maxBytes }: { maxBytes: number }, compressor = compress) {
    const sizeCalculation = ({ body }: Compressed, key: string) => body.length + 2 * key.length + 200
    this.#stored = new LRUCache({ maxSize: Math.ceil(maxBytes), sizeCalculation })
    this.#compress = compressor
  }

  /** @throws if zlib fails. */
  async compress(body: Buffer, { encoding, etag, isCached }: CompressOptions): Promise<Buffer> {
    if (etag === null) return this.#limit(() => this.#compress(body, encoding, false))
    const key = `${encoding} ${etag}`
    const stored = this.#stored.get(key)
    const compressed = stored?.body ?? (await this.#compressOnce(key, body, encoding))
    if (isCached()) {
      const isBest = encoding !== 'br'
      if (!this.#stored.has(key)) this.#stored.set(key, { body: compressed, isBest })
      if (!this.#stored.peek(key)?.isBest) this.#improve(key, { body, isCached })
    }
    return compressed
  }

  get size(): { bytes: number; queued: number } {
    return { bytes: this.#stored.calculatedSize, queued: this.#queue.size }
  }

  #compressOnce(key: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const running = this.#running.get(key)
    if (running) return running
    const compressed = this.#limit(() => this.#compress(body, encoding, false)).finally(() =>
      this.#running.delete(key),
    )
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
        const first = this.#stored.peek(key)
        // If that fails, the fast level stays.
        if (first) this.#stored.set(key, { body: best ?? first.body, isBest: true })
      }
      this.#queue.delete(key)
    }
    this.#isWorking = false
  }
}
