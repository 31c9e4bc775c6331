/** First delay between renders of an entry that couldn't be refreshed, in milliseconds; it doubles. */
export const retryMs = 1_000
const maxRetryMs = 16_000

/** Retries in the background, so that the next visitor gets the fresh page however much later. */
export class BackgroundRetries {
  readonly #keys = new Set<string>()

  /** Calls `retry` after growing delays, until it returns true because nothing is left to do; once per key at a time. */
  async add(key: string, retry: () => Promise<boolean>): Promise<void> {
    if (this.#keys.has(key)) return
    this.#keys.add(key)
    for (let ms = retryMs; ms <= maxRetryMs; ms *= 2) {
      await sleep(ms)
      if (await retry()) break
    }
    this.#keys.delete(key)
  }
}

/** Doesn't keep the process alive. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
