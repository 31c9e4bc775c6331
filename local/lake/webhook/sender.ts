/** Sends webhook messages in the background; a slow or unavailable receiver never delays an editor. */
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Delivery } from './delivery.ts'

type Target = { url: string; secret: string }
export type Pace = { timeoutMs: number /** Before the second, third ... attempt. */; pausesMs: number[] }

const defaultPace: Pace = { timeoutMs: 5_000, pausesMs: [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] }
/**
 * More than an import of all content creates; beyond it, the oldest are dropped, and the site's reconciler catches up.
 */
const maxWaiting = 5_000
const maxConcurrent = 8

type Attempt = { delivery: Delivery; failures: number }

export class WebhookSender {
  readonly #target: Target
  readonly #pace: Pace
  readonly #waiting: Attempt[] = []
  readonly #pauses = new Set<NodeJS.Timeout>()
  readonly #closing = new AbortController()
  #running = 0
  /** Messages that were not delivered since the receiver last responded. */
  #lost = 0

  constructor(target: Target, pace: Pace = defaultPace) {
    this.#target = target
    this.#pace = pace
  }

  send(deliveries: Delivery[]): void {
    this.#waiting.push(...deliveries.map((delivery) => ({ delivery, failures: 0 })))
    const excess = this.#waiting.length - maxWaiting
    if (excess > 0) this.#lose(this.#waiting.splice(0, excess).length)
    this.#start()
  }

  close(): void {
    this.#closing.abort()
    for (const pause of this.#pauses) clearTimeout(pause)
  }

  #start(): void {
    while (this.#running < maxConcurrent && this.#waiting.length > 0) void this.#work()
  }

  async #work(): Promise<void> {
    this.#running += 1
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (this.#closing.signal.aborted) break
      if (!(await this.#attempt(next.delivery))) this.#later(next)
    }
    this.#running -= 1
  }

  /** A message waiting for its retry doesn't occupy a slot of one that could be sent now. */
  #later({ delivery, failures }: Attempt): void {
    const milliseconds = this.#pace.pausesMs[failures]
    if (this.#closing.signal.aborted) return
    if (milliseconds === undefined) {
      this.#lose(1)
      return
    }
    const pause = setTimeout(() => {
      this.#pauses.delete(pause)
      this.#waiting.push({ delivery, failures: failures + 1 })
      this.#start()
    }, milliseconds)
    this.#pauses.add(pause)
  }

  /** Logs a line now and one when the receiver responds again: during the first import, the site isn't up yet. */
  #lose(count: number): void {
    if (this.#lost === 0)
      console.warn(`Content lake: ${this.#target.url} doesn't respond, so webhook messages are dropped.`)
    this.#lost += count
  }

  #reportRecovery(): void {
    if (this.#lost === 0) return
    console.warn(
      `Content lake: ${this.#target.url} responds again; ${this.#lost} webhook messages were dropped.`,
    )
    this.#lost = 0
  }

  /** True when no retry is needed: it arrived, or the receiver rejected it. */
  async #attempt({ body, headers }: Delivery): Promise<boolean> {
    try {
      const signature = await encodeSignatureHeader(body, Date.now(), this.#target.secret)
      const response = await fetch(this.#target.url, {
        method: 'POST',
        body,
        headers: { ...headers, [SIGNATURE_HEADER_NAME]: signature },
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#pace.timeoutMs)]),
      })
      await response.body?.cancel()
      const isDone = response.status < 500 && response.status !== 429
      if (isDone) this.#reportRecovery()
      return isDone
    } catch {
      return false
    }
  }
}
