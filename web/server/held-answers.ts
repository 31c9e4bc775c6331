import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'

type HeldAnswersOptions<Request> = {
  /** Makes the answer anew, from the request alone. @throws when it cannot. */
  make: (request: Request) => Promise<Answer>
  /** How long a visitor waits for a page that is being made anew before getting the one from before, in milliseconds. */
  waitMs: number
  maxBytes: number
  /** Whether what pages are made from is known to be away: then nobody waits for a page to be made anew. */
  isAway?: () => boolean
  now?: () => number
  /** Lets so many milliseconds go by. */
  pause?: (ms: number) => Promise<void>
}

type Held<Request> = {
  request: Request
  answer: Answer
  /** What had been published when it was made. */
  generation: number
  freshUntil: number
  /** When one looks again whether it can be made anew. */
  retryAt: number
  hits: number
}

type Making = {
  answer: Promise<Answer | null>
  /** What had been published when it began; null while it waits for the one before it to end. */
  generation: number | null
}

/** Between two looks whether Next.js has made a stale page anew, in milliseconds. */
const lookMs = 25
/** Between two tries to renew an answer that could not be renewed, in milliseconds. */
const retryMs = 1_000
/** Tries without a visitor come at distances that double, up to this. */
const longestRetryMs = 16_000
/** Answers that are made so soon after a change may have been begun before it. */
const settleMs = 1_000
const dynamicMs = 60_000
/** How many are renewed without being asked for; the others are when they are. */
const mostVisited = 100
const failuresInARow = 3
/** The part of all bytes that is left to compressed bodies, which are held elsewhere. */
export const compressedShare = 0.3

/**
 * Finished answers, held until something is published or their time is over, each made once whoever asks. After a change the next
 * visitor waits a moment for the new one; where it does not come, the answer from before is given, to everybody at once, and
 * tried again behind that. What is held is renewed by itself too, the most visited first.
 */
export class HeldAnswers<Request> {
  readonly #options: Required<HeldAnswersOptions<Request>>
  readonly #held: LRUCache<string, Held<Request>>
  /** Keys whose answers depend on more than the address. */
  readonly #dynamic: LRUCache<string, true>
  readonly #making = new Map<string, Making>()
  /** Keys of answers that are tried again by themselves. */
  readonly #retrying = new Set<string>()
  #generation = 0
  #changedAt = Number.NEGATIVE_INFINITY

  constructor(options: HeldAnswersOptions<Request>) {
    this.#options = { isAway: () => false, now: Date.now, pause, ...options }
    this.#held = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer }, key) =>
        Math.ceil(answer.body.length / (1 - compressedShare)) + 2 * key.length + 500,
    })
    this.#dynamic = new LRUCache({ max: 2_000, ttl: dynamicMs, perf: { now: this.#options.now } })
  }

  /** The answer for everybody; null when there is none, and the visitor's own request has to be answered. */
  async get(key: string, request: Request): Promise<Answer | null> {
    if (this.#dynamic.has(key)) return null
    const held = this.#held.get(key)
    if (!held) {
      const running = this.#making.get(key)
      if (!running || this.#isCurrent(running)) return this.#renew(key, request)
      // What is made of content from before a change is held when it ends, and better than none.
      await running.answer.catch(() => null)
      return this.get(key, request)
    }
    held.hits += 1
    const now = this.#options.now()
    if (held.generation !== this.#generation) {
      const renewed = await this.#renewInTime(key, request)
      if (renewed) return renewed
      // Nobody else waits for it: it is tried again behind the answer from before.
      held.generation = this.#generation
      held.freshUntil = now
      held.retryAt = now + retryMs
      this.#retry(key)
    } else if (now >= held.freshUntil && now >= held.retryAt) {
      held.retryAt = now + retryMs
      this.#renew(key, request).catch(() => {})
    }
    return held.answer
  }

  /** Whether this is held for an address, or an answer that is the same to the byte. */
  holds(key: string, { etag }: Answer): boolean {
    return this.#held.peek(key)?.answer.etag === etag
  }

  /** Something was published: what is held from before is not given any more where it can be made anew. */
  markStale(): void {
    this.#generation += 1
    this.#changedAt = this.#options.now()
    this.#dynamic.clear()
  }

  /**
   * Makes the most visited of what is held from before the last change anew, one at a time. Where several in a row cannot be, the rest is
   * left to its visitors: what they are made from is away, and asking for it a hundred times over does not bring it back.
   */
  async renewAll(): Promise<void> {
    const generation = this.#generation
    let failed = 0
    const outdated = [...this.#held.entries()]
      .filter(([, held]) => held.generation !== generation)
      .sort(([, a], [, b]) => b.hits - a.hits)
      .slice(0, mostVisited)
    for (const [key, { request }] of outdated) {
      if (this.#generation !== generation) return // begun anew by the next change
      if (this.#held.peek(key)?.generation === generation) continue
      const isRenewed = await this.#renew(key, request).then(
        (answer) => !answer?.isStale,
        () => false,
      )
      failed = isRenewed ? 0 : failed + 1
      if (failed === failuresInARow) return
    }
  }

  /** The keys of what is asked for most, the first one most often. */
  mostAsked(): string[] {
    return [...this.#held.entries()].sort(([, a], [, b]) => b.hits - a.hits).map(([key]) => key)
  }

  /** What is held at the moment. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#held.size, bytes: this.#held.calculatedSize }
  }

  /** The new answer, if it comes while one may wait for it. */
  async #renewInTime(key: string, request: Request): Promise<Answer | null> {
    if (this.#options.isAway()) return null
    return Promise.race([this.#renew(key, request).catch(() => null), this.#patience()])
  }

  /** One making serves all who ask meanwhile; who asks after a change, the next one. */
  #renew(key: string, request: Request): Promise<Answer | null> {
    const running = this.#making.get(key)
    if (running && this.#isCurrent(running)) return running.answer
    const making: Making = { answer: Promise.resolve(null), generation: null }
    const begin = () => {
      making.generation = this.#generation
      return this.#makeFresh(key, request)
    }
    // Beside one that runs, Next.js would answer both with the same page.
    const made = running ? running.answer.then(begin, begin) : begin()
    making.answer = made.finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    })
    this.#making.set(key, making)
    return making.answer
  }

  /** Whether what it makes will be of all that is published by now. */
  #isCurrent({ generation }: Making): boolean {
    return generation === null || generation === this.#generation
  }

  async #makeFresh(key: string, request: Request): Promise<Answer | null> {
    const { make, waitMs, isAway, now } = this.#options
    const generation = this.#generation
    const until = now() + waitMs
    let answer = await make(request)
    while (answer.isStale && now() < until && !isAway()) {
      await new Promise((resolve) => setTimeout(resolve, lookMs))
      answer = await make(request)
    }
    const isBest = answer.isUnavailable && !this.#held.has(key)
    if (answer.status >= 500 && !isBest) throw new Error(`The page could not be made: ${answer.status}.`)
    if (!answer.isStatic) {
      this.#held.delete(key)
      this.#dynamic.set(key, true)
      return null
    }
    // Addresses where nothing lives are without number, and redirects keep the query of each visitor.
    if (answer.status !== 200) {
      this.#held.delete(key)
      return answer
    }
    const hits = this.#held.peek(key)?.hits ?? 1
    const isSettling = now() - this.#changedAt < settleMs
    const livesMs = answer.isStale ? 0 : isSettling ? Math.min(answer.livesMs, lookMs * 4) : answer.livesMs
    this.#held.set(key, { request, answer, generation, freshUntil: now() + livesMs, retryAt: 0, hits })
    if (answer.isStale || isSettling) this.#retry(key)
    return answer
  }

  /** The visitor after the one who was given the answer from before shall get the new one, however much later. */
  async #retry(key: string): Promise<void> {
    if (this.#retrying.has(key)) return
    this.#retrying.add(key)
    for (let ms = retryMs; ms <= longestRetryMs; ms *= 2) {
      await this.#options.pause(ms)
      const held = this.#held.peek(key)
      if (!held || this.#options.now() < held.freshUntil) break
      await this.#renew(key, held.request).catch(() => null)
    }
    this.#retrying.delete(key)
  }

  /** Ends when a visitor has waited long enough, or it turns out that waiting is in vain. */
  async #patience(): Promise<null> {
    const until = performance.now() + this.#options.waitMs
    while (performance.now() < until && !this.#options.isAway()) await pause(lookMs)
    return null
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
