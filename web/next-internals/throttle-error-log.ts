import { LRUCache } from 'lru-cache'

/** The start of the line that Next.js logs for each cached query that it failed to refresh. */
export const revalidationLine = 'revalidating cache with key: '

const intervalMs = 10_000

/**
 * Lets through one of each repeated line every ten seconds. While the content lake is down, every page view fails to
 * refresh a dozen queries, and Next.js logs each with its stack; `content/lake/query-lake.ts` reports the outage. A page
 * that can't be rendered fails at every visit, with the same digest.
 */
export function throttleErrorLog(output: Pick<Console, 'error'>, now = Date.now): void {
  const print = output.error.bind(output)
  const printedAt = new LRUCache<string, number>({ max: 100 })
  output.error = (...parts: unknown[]) => {
    const kind = kindOf(parts)
    if (kind !== null) {
      if (now() - (printedAt.get(kind) ?? -intervalMs) < intervalMs) return
      printedAt.set(kind, now())
    }
    print(...parts)
  }
}

/** What makes a line the same as an earlier one; null if nothing does. */
function kindOf(parts: unknown[]): string | null {
  if (typeof parts[0] === 'string' && parts[0].startsWith(revalidationLine)) return revalidationLine
  const digest = parts.map((part) => Object(part).digest).find((found) => typeof found === 'string')
  return digest ?? null
}
