type CircuitBreakerOptions = {
  /** Failures in a row after which it opens. */
  threshold: number
  /** How long it stays open before one attempt is let through, in milliseconds. */
  openMs: number
  /** Whether an error says that the service fails, rather than the question. Every error, unless told otherwise. */
  isFailure?: (error: unknown) => boolean
  /** Called each time that it opens. */
  onOpen?: () => void
  now?: () => number
}

/** Nobody was asked: the last attempts failed a moment ago. */
export class CircuitOpenError extends Error {}

/**
 * Spares a service that fails, and those who wait for it: after some failures in a row every call fails at once, and now
 * and then one attempt looks whether the service is back.
 * Source: https://learn.microsoft.com/azure/architecture/patterns/circuit-breaker
 */
export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>
  #failures = 0
  #closedAgainAt = 0
  #isProbing = false

  constructor(options: CircuitBreakerOptions) {
    this.#options = { now: Date.now, isFailure: () => true, onOpen: () => {}, ...options }
  }

  get isOpen(): boolean {
    return this.#failures >= this.#options.threshold
  }

  /** Somebody else found the service to be well. */
  close(): void {
    this.#failures = 0
  }

  /**
   * Runs `attempt`, told whether it is the one that looks. @throws what it throws, or `CircuitOpenError` without running it.
   */
  async run<Result>(attempt: (isProbe: boolean) => Promise<Result>): Promise<Result> {
    const { threshold, now, openMs, isFailure, onOpen } = this.#options
    const isProbe = this.isOpen
    if (isProbe && (this.#isProbing || now() < this.#closedAgainAt)) {
      throw new CircuitOpenError('It failed a moment ago and is not asked again yet.')
    }
    this.#isProbing = isProbe
    try {
      const result = await attempt(isProbe)
      this.#failures = 0
      return result
    } catch (error) {
      if (isFailure(error)) this.#failures += 1
      this.#closedAgainAt = now() + openMs
      if (isFailure(error) && this.#failures === threshold) onOpen()
      throw error
    } finally {
      if (isProbe) this.#isProbing = false
    }
  }
}
