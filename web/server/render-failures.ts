/** First pause between two reports, in milliseconds; it doubles up to the second, until no page fails for that long. */
const pauseMs = 2_000
const maxPauseMs = 600_000

/**
 * Reports pages that can't be rendered. What they were rendered from may be wrong: something answered in place of the
 * content lake, with well-formed results of other types, which are cached.
 */
export class RenderFailures {
  readonly #report: () => Promise<unknown>
  #nextAt = 0
  #lastAt = 0
  #pauseMs = pauseMs

  constructor(report: () => Promise<unknown>) {
    this.#report = report
  }

  /** A page failed to render. */
  add(): void {
    const now = Date.now()
    // A page that always fails may be visited once in several minutes only.
    const isNewFault = now > this.#lastAt + maxPauseMs
    this.#lastAt = now
    if (now < this.#nextAt && !isNewFault) return
    this.#pauseMs = isNewFault ? pauseMs : Math.min(this.#pauseMs * 2, maxPauseMs)
    this.#nextAt = now + this.#pauseMs
    this.#report().catch(() => {})
  }
}
