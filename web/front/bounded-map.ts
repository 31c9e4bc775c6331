/** Keeps the values that were used last, as many as fit into a number of bytes. */
export class BoundedMap {
  readonly #entries = new Map<string, Buffer>()
  readonly #limit: number
  #size = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string): Buffer | undefined {
    const value = this.#entries.get(key)
    if (value) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: Buffer): void {
    this.#size += value.length - (this.#entries.get(key)?.length ?? 0)
    this.#entries.delete(key)
    this.#entries.set(key, value)
    for (const [oldest, bytes] of this.#entries) {
      if (this.#size <= this.#limit) break
      this.#entries.delete(oldest)
      this.#size -= bytes.length
    }
  }
}
