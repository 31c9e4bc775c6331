/** Keeps the values that were used last, as many as fit into a number of bytes. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #limit: number
  readonly #bytesOf: (value: Value) => number
  #size = 0

  constructor(limitBytes: number, bytesOf: (value: Value) => number) {
    this.#limit = limitBytes
    this.#bytesOf = bytesOf
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: Value): void {
    this.#drop(key)
    this.#entries.set(key, value)
    this.#size += this.#bytesOf(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#size -= this.#bytesOf(value)
  }
}
