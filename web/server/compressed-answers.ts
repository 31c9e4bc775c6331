import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import { compress, type Encoding, isCompressible } from './compress.ts'

type Compressed = { body: Buffer; isBest: boolean }
type Job = { answer: Answer; isHeld: () => boolean }
type BodyOptions = {
  encoding: Encoding | null
  /** Whether the answer will be given again. */
  isHeld: () => boolean
}

/** Answers that wait for the best level; what finds no room is taken in when it is next asked for. */
const mostQueued = 100
/** The part of all bytes for answers that are not held: addresses where nothing lives, each a page of its own. */
const passingShare = 0.1

/**
 * Compressed bodies of answers by ETag, each made once whoever asks: well at first and, of what is held, as well as can be behind that.
 * What anybody can have made without end is compressed quickly and kept apart, and never stands in the way of the best level.
 */
export class CompressedAnswers {
  readonly #kept: LRUCache<string, Compressed>
  readonly #passing: LRUCache<string, Compressed>
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #queue = new Map<string, Job>()
  readonly #compress: typeof compress
  #isWorking = false

  constructor({ maxBytes }: { maxBytes: number }, compressor = compress) {
    const sizeCalculation = ({ body }: Compressed, key: string) => body.length + 2 * key.length + 200
    this.#kept = new LRUCache({ maxSize: Math.ceil(maxBytes * (1 - passingShare)), sizeCalculation })
    this.#passing = new LRUCache({ maxSize: Math.ceil(maxBytes * passingShare), sizeCalculation })
    this.#compress = compressor
  }

  /** The body in an encoding; as it is where that would gain nothing. */
  async bodyOf(
    answer: Answer,
    { encoding, isHeld }: BodyOptions,
  ): Promise<{ body: Buffer; encoding: Encoding | null }> {
    const isWorth = answer.body.length >= 512 && isCompressible(String(answer.headers['content-type']))
    if (!encoding || !isWorth) return { body: answer.body, encoding: null }
    const key = `${encoding} ${answer.etag}`
    const kept = this.#kept.get(key)
    if (kept) {
      if (!kept.isBest) this.#improve(key, { answer, isHeld })
      return { body: kept.body, encoding }
    }
    const body = this.#passing.get(key)?.body ?? (await this.#compressOnce(key, answer.body, encoding))
    const isBest = encoding !== 'br'
    if (!isHeld()) this.#passing.set(key, { body, isBest })
    else if (!this.#kept.has(key)) {
      this.#kept.set(key, { body, isBest })
      if (!isBest) this.#improve(key, { answer, isHeld })
    }
    return { body, encoding }
  }

  /** What is held at the moment, and what waits. */
  get size(): { bytes: number; queued: number } {
    return {
      bytes: this.#kept.calculatedSize + this.#passing.calculatedSize,
      queued: this.#queue.size,
    }
  }

  #compressOnce(key: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const running = this.#running.get(key)
    if (running) return running
    const made = this.#compress(body, encoding, false).finally(() => this.#running.delete(key))
    this.#running.set(key, made)
    return made
  }

  #improve(key: string, job: Job): void {
    if (this.#queue.has(key) || this.#queue.size >= mostQueued) return
    this.#queue.set(key, job)
    if (!this.#isWorking) this.#work()
  }

  /** One after the other, so that visitors do not wait for the best level of many pages. */
  async #work(): Promise<void> {
    this.#isWorking = true
    for (const [key, { answer, isHeld }] of this.#queue) {
      if (isHeld()) {
        const best = await this.#compress(answer.body, 'br', true).catch(() => null)
        const first = this.#kept.peek(key)
        // Where it cannot be, the first one stays.
        if (first) this.#kept.set(key, { body: best ?? first.body, isBest: true })
      }
      this.#queue.delete(key)
    }
    this.#isWorking = false
  }
}
