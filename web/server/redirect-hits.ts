import { hitLimits } from '@tidewright/contracts/forms/redirect-hits.ts'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'

/** An old URL and how many visitors followed its redirect. */
type Hit = { path: string; count: number }

const timeoutMs = 10_000
const send = limitedFetch(64 * 1024)

type Backend = { url: string; publishableKey: string; siteSecret: string }

/** Adds visits to those in the database. @throws if it doesn't say that they are stored. */
export async function storeHits(hits: readonly Hit[], backend: Backend): Promise<void> {
  const response = await send(`${backend.url}/functions/v1/record-redirect-hits`, {
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
 * those of the last minute are lost if the process is killed.
 */
export class RedirectHits {
  readonly #store: (hits: Hit[]) => Promise<void>
  #counts = new Map<string, number>()

  constructor(store: (hits: Hit[]) => Promise<void>) {
    this.#store = store
  }

  /** @param path the old URL as its redirect has it. */
  add(path: string, count = 1): void {
    if (path.length <= hitLimits.path) this.#counts.set(path, (this.#counts.get(path) ?? 0) + count)
  }

  /** Stores what was counted since. What can't be stored stays for the next time. */
  async flush(): Promise<void> {
    const hits = [...this.#counts].slice(0, hitLimits.redirects).map(([path, count]) => ({ path, count }))
    if (hits.length === 0) return
    for (const { path } of hits) this.#counts.delete(path)
    try {
      await this.#store(hits)
    } catch {
      for (const { path, count } of hits) this.add(path, count)
    }
  }
}
