import { hitLimits } from '@tidewright/contracts/forms/redirect-hits.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'

/** An old URL and how many visitors followed its redirect. */
type Hit = { path: string; count: number }

const timeoutMs = 10_000
/** Of one request, in bytes and visits to one path: the function takes 64 kB, and a million. */
const maxBytes = 48 * 1024
const maxCount = 1_000_000
const send = limitedFetch(64 * 1024)

type Backend = { url: string; publishableKey: string; siteSecret: string }

/** Adds visits to those in the database. @throws if it doesn't say that they are stored. */
export async function storeHits(hits: readonly Hit[], backend: Backend): Promise<void> {
  const response = await send(new URL('/functions/v1/record-redirect-hits', backend.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: backend.publishableKey,
      'x-site-secret': backend.siteSecret,
    },
    body: JSON.stringify({ hits }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`Visits to redirects were not stored (${response.status}).`)
}

/**
 * Counts visits to redirected URLs, for editors: nothing about the visitor. They are in memory until they are stored, so
 * those of the last minute are lost if the process is killed, and count twice if the response gets lost.
 */
export class RedirectHits {
  readonly #store: (hits: Hit[]) => Promise<void>
  readonly #counts = new Map<string, number>()
  #storing = Promise.resolve()
  #hasFailed = false

  constructor(store: (hits: Hit[]) => Promise<void>) {
    this.#store = store
  }

  /** @param path the old URL as its redirect has it. */
  add(path: string, count = 1): void {
    if (path.length <= hitLimits.path) this.#counts.set(path, (this.#counts.get(path) ?? 0) + count)
  }

  /** Stores what was counted, after what is being stored. What can't be stored stays for the next time. */
  flush(): Promise<void> {
    this.#storing = this.#storing.then(() => this.#storeSome())
    return this.#storing
  }

  async #storeSome(): Promise<void> {
    const hits = this.#take()
    if (hits.length === 0) return
    try {
      await this.#store(hits)
      this.#hasFailed = false
    } catch (error) {
      for (const { path, count } of hits) this.add(path, count)
      if (!this.#hasFailed)
        console.warn('Visits to redirects could not be stored; trying every minute.', error)
      this.#hasFailed = true
    }
  }

  /** As many as fit a request. */
  #take(): Hit[] {
    const hits: Hit[] = []
    let bytes = 0
    for (const [path, counted] of this.#counts) {
      const count = Math.min(counted, maxCount)
      bytes += Buffer.byteLength(JSON.stringify({ path, count })) + 1
      if (bytes > maxBytes || hits.length === hitLimits.redirects) break
      hits.push({ path, count })
    }
    for (const { path, count } of hits) {
      const left = (this.#counts.get(path) ?? 0) - count
      this.#counts.delete(path)
      if (left > 0) this.#counts.set(path, left)
    }
    return hits
  }
}
