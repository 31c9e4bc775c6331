/** In milliseconds; slightly less than the lake's timeout for visitors. */
const slowMs = 2_000

/**
 * Limits how long the rendering of a page waits for the content lake. A page queries in several rounds, each of which
 * would run into the timeout if the lake hangs: after one slow failure, all further queries fail immediately.
 */
export class RenderBudget {
  readonly #now: () => number
  #isOver = false

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Runs a query. @throws its error, or immediately if an earlier query failed slowly. */
  async run<Result>(query: () => Promise<Result>): Promise<Result> {
    if (this.#isOver) throw new Error('The content lake was too slow for this page.')
    const startedAt = this.#now()
    try {
      return await query()
    } catch (error) {
      this.#isOver ||= this.#now() - startedAt >= slowMs
      throw error
    }
  }
}
