/** First pause between two reports, in milliseconds; it doubles while pages keep failing, up to the second. */
const pauseMs = 2_000
const maxPauseMs = 600_000

/**
 * Reports pages that can't be rendered. What they were rendered from may be wrong: something answered in place of the
 * content lake, with well-formed results of other types, which are cached.
 */
export class RenderFailures {
  readonly #report: () => Promise<unknown>
  #nextAt = 0
  #pauseMs = pauseMs

  constructor(report: () => Promise<unknown>) {
    this.#report = report
  }

  /** A page failed to render. */
  add(): void {
    const now = Date.now()
    if (now < this.#nextAt) return
    // Quiet for as long as the last pause: a new fault rather than a page that always fails.
    this.#pauseMs = now > this.#nextAt + this.#pauseMs ? pauseMs : Math.min(this.#pauseMs * 2, maxPauseMs)
    this.#nextAt = now + this.#pauseMs
    this.#report().catch(() => {})
  }
}
