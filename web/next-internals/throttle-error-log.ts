import { LRUCache } from 'lru-cache'

/** The start of the line that Next.js logs for each cached query that it failed to refresh. */
export const revalidationLine = 'revalidating cache with key: '

/** The first part of every key in `data-cache.ts`. */
export const ownKeyStart = 'started-at'

const intervalMs = 10_000

/**
 * Lets through one of each repeated line every ten seconds, and cuts the keys of cached queries, which contain the whole
 * query. While the content lake is down, every page view fails to refresh a dozen queries, and Next.js logs each with its
 * stack; `content/lake/query-lake.ts` reports the outage. A page that can't be rendered fails at every visit, with the
 * same digest.
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
    print(...parts.map((part) => (isRevalidation(part) ? shortened(part) : part)))
  }
}

const isRevalidation = (part: unknown): part is string =>
  typeof part === 'string' && part.startsWith(revalidationLine)

/** The start of the own part of the key: before it is the source of a function. */
function shortened(line: string): string {
  const [, key = line.slice(revalidationLine.length)] = line.split(`-${ownKeyStart},`)
  return `${revalidationLine}${key.slice(0, 120)}`
}

/** What makes a line the same as an earlier one; null if nothing does. */
function kindOf(parts: unknown[]): string | null {
  if (isRevalidation(parts[0])) return `${revalidationLine}${Object(parts[1]).message ?? ''}`
  const digest = parts.map((part) => Object(part).digest).find((found) => typeof found === 'string')
  return digest ?? null
}
