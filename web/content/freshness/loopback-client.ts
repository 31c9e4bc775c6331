import type { DocumentChange } from './content-listener.ts'

type LoopbackClientOptions = {
  /** The loopback origin of this process: the public URL may lead to another instance. */
  origin: string
  siteSecret: string
  /** What was read from these documents has been marked as stale. */
  onReported: (changes: readonly DocumentChange[]) => void
}

/** A release's documents; with more changes at once, as of an import, one reconciliation is cheaper. */
const maxChanges = 1_000
const timeoutMs = 15_000

/**
 * Calls this process's own API from outside a request: Next.js revalidates tags only within one. Never throws; a server
 * that is still starting, or ending, is called again by the reconciler's timer.
 */
export class LoopbackClient {
  readonly #options: LoopbackClientOptions
  readonly #pending: DocumentChange[] = []
  #isNotifying = false
  #reconciling: Promise<boolean> | null = null
  #runsAgain = false

  constructor(options: LoopbackClientOptions) {
    this.#options = options
  }

  /** Looks for all changes. A call during a run makes it run once more. @returns whether the content lake responded. */
  reconcile(): Promise<boolean> {
    this.#runsAgain = this.#reconciling !== null
    this.#reconciling ??= this.#reconcile().finally(() => {
      this.#reconciling = null
    })
    return this.#reconciling
  }

  /**
   * Reports the changes of a transaction, in one call: their pages become stale together. What arrives during a call is
   * sent in the next one.
   */
  async notify(changes: readonly DocumentChange[]): Promise<void> {
    this.#pending.push(...changes)
    if (this.#isNotifying) return
    this.#isNotifying = true
    while (this.#pending.length > 0) {
      const waiting = this.#pending.splice(0)
      const body = JSON.stringify({ changes: waiting })
      const isReported =
        waiting.length > maxChanges
          ? await this.reconcile()
          : await this.#call('/api/revalidate', { method: 'POST', body })
      if (isReported) this.#options.onReported(waiting)
    }
    this.#isNotifying = false
  }

  async #reconcile(): Promise<boolean> {
    let hasResponded = false
    do {
      this.#runsAgain = false
      hasResponded = await this.#call('/api/reconcile', {})
    } while (this.#runsAgain)
    return hasResponded
  }

  async #call(path: string, init: RequestInit): Promise<boolean> {
    const { origin, siteSecret } = this.#options
    const headers = { authorization: `Bearer ${siteSecret}` }
    const signal = AbortSignal.timeout(timeoutMs)
    const reply = await fetch(origin + path, { ...init, headers, cache: 'no-store', signal }).catch(
      () => null,
    )
    await reply?.body?.cancel()
    return reply?.ok ?? false
  }
}
