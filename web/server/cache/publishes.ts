/** A publish: its number, as this process counts them, and when it was added, in Unix milliseconds. */
type Publish = { number: number; at: number }

const never: Publish = { number: 0, at: Number.NEGATIVE_INFINITY }

/** Counts publishes, and knows the last one that concerned each cache tag. */
export class Publishes {
  #last = never
  readonly #lastOf = new Map<string, Publish>()

  /** The number of publishes so far. */
  get count(): number {
    return this.#last.number
  }

  add(tags: readonly string[]): void {
    this.#last = { number: this.#last.number + 1, at: Date.now() }
    for (const tag of tags) this.#lastOf.set(tag, this.#last)
  }

  /** The last publish that concerned a response with these tags; any publish does if its tags are unknown. */
  lastOf(tags: readonly string[] | null): Publish {
    if (!tags) return this.#last
    let last = never
    for (const tag of tags) {
      const publish = this.#lastOf.get(tag)
      if (publish && publish.number > last.number) last = publish
    }
    return last
  }

  /**
   * Calls `render` with the number of publishes, and once more if a publish meanwhile concerns the response: some of its
   * queries may have been before the publish, and others after it.
   */
  async renderBetween<Rendered extends { response: { tags: readonly string[] | null } }>(
    render: (publishes: number) => Promise<Rendered>,
  ): Promise<Rendered> {
    const { count } = this
    const rendered = await render(count)
    return count < this.lastOf(rendered.response.tags).number ? render(this.count) : rendered
  }
}
