type CircuitBreakerOptions = {
  /** Consecutive failures that open it. */
  threshold: number
  /** How long it stays open before one attempt is let through, in milliseconds. */
  openMs: number
  /** Whether an error is a failure of the service rather than of the request. Default: always. */
  isFailure?: (error: unknown) => boolean
  /** Called each time that it opens. */
  onOpen?: () => void
  now?: () => number
}

/** No attempt was made: the last ones failed a moment ago. */
export class CircuitOpenError extends Error {}

/**
 * Protects a failing service, and its callers: after some failures in a row every call fails immediately, except for an
 * occasional probe.
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

  /** Closes the breaker if something else found that the service is up again. */
  close(): void {
    this.#failures = 0
  }

  /**
   * Runs `attempt`; its parameter is true for a probe.
   * @throws the error of `attempt`, or `CircuitOpenError` without running it.
   */
  async run<Result>(attempt: (isProbe: boolean) => Promise<Result>): Promise<Result> {
    const { threshold, now, openMs, isFailure, onOpen } = this.#options
    const isProbe = this.isOpen
    if (isProbe && (this.#isProbing || now() < this.#closedAgainAt)) {
      throw new CircuitOpenError('The service failed a moment ago. It is not called again yet.')
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
