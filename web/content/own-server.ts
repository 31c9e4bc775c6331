import { encodeSignatureHeader } from '@sanity/webhook'
import type { ChangedRevision } from './follow-content.ts'

type OwnServerOptions = {
  /** Where this very process answers: a public address may lead to another instance. */
  origin: string
  siteSecret: string
  webhookSecret: string
}

/** A change of so many documents at once is looked up rather than told of. */
const maxTold = 50

/**
 * What runs beside requests, and has to ask for what only a request may do: Next.js marks pages as stale within one. Never throws: a
 * server that is still starting, or ending, is asked again.
 */
export class OwnServer {
  readonly #options: OwnServerOptions
  readonly #untold: ChangedRevision[] = []
  #isTelling = false
  #looking: Promise<boolean> | null = null
  #looksAgain = false

  constructor(options: OwnServerOptions) {
    this.#options = options
  }

  /** Has it look for all that changed; a look that runs when this is called is followed by another. @returns whether the lake answered. */
  reconcile(): Promise<boolean> {
    this.#looksAgain = this.#looking !== null
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  /** Tells it of a change that the stream told of, as the webhook does. */
  async tell(change: ChangedRevision): Promise<void> {
    this.#untold.push(change)
    if (this.#isTelling) return
    this.#isTelling = true
    while (this.#untold.length > 0) {
      const isFlood = this.#untold.length > maxTold
      const next = isFlood ? null : this.#untold.shift()
      if (next) await this.#tell(next)
      else {
        this.#untold.length = 0
        await this.reconcile()
      }
    }
    this.#isTelling = false
  }

  async #look(): Promise<boolean> {
    let isAnswered = false
    do {
      this.#looksAgain = false
      const headers = { authorization: `Bearer ${this.#options.siteSecret}` }
      isAnswered = await this.#ask('/api/reconcile', { headers })
    } while (this.#looksAgain)
    return isAnswered
  }

  async #tell(change: ChangedRevision): Promise<void> {
    const body = JSON.stringify({ ...change, source: 'stream' })
    const signature = await encodeSignatureHeader(body, Date.now(), this.#options.webhookSecret)
    await this.#ask('/api/revalidate', {
      method: 'POST',
      body,
      headers: { 'sanity-webhook-signature': signature },
    })
  }

  async #ask(path: string, init: RequestInit): Promise<boolean> {
    const signal = AbortSignal.timeout(15_000)
    const reply = await fetch(this.#options.origin + path, { ...init, cache: 'no-store', signal }).catch(
      () => null,
    )
    await reply?.body?.cancel()
    return reply?.ok ?? false
  }
}
