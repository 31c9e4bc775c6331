/** In milliseconds; a little less than the lake's time-out for visitors. */
const longMs = 2_000

/**
 * How long a page waits for the content lake while it is made. It asks in several rounds, and each would wait for its own time-out in a lake
 * that hangs: after one that failed slowly, no question is asked any more.
 */
export class RenderBudget {
  readonly #now: () => number
  #isOver = false

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** @throws what `ask` throws; and at once, without asking, where another failed slowly. */
  async ask<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (this.#isOver) throw new Error('The content lake kept this page waiting for long enough.')
    const begun = this.#now()
    try {
      return await ask()
    } catch (error) {
      this.#isOver ||= this.#now() - begun >= longMs
      throw error
    }
  }
}
