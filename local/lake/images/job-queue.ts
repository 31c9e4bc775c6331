/** There is more to do than can be done before those who wait have given up. */
export class QueueFullError extends Error {}

/** Does a few jobs at once, has some wait, and refuses the rest. */
export class JobQueue {
  readonly #limits: { atOnce: number; waiting: number }
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: { atOnce: number; waiting: number }) {
    this.#limits = limits
  }

  /** The result of `job`. Throws `QueueFullError` without having begun it. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.atOnce) this.#running += 1
    else if (this.#waiting.length >= this.#limits.waiting) throw new QueueFullError('Too much waits already.')
    // Whoever ends gives his place on.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
