/** The start of the line that Next.js logs for each cached query that it failed to refresh. */
export const revalidationLine = 'revalidating cache with key: '

const intervalMs = 10_000

/**
 * Lets through one such line every ten seconds. While the content lake is down, every page view fails to refresh a
 * dozen queries, and Next.js logs each with its stack. `content/lake/query-lake.ts` reports the outage.
 */
export function throttleRevalidationLog(output: Pick<Console, 'error'>, now = Date.now): void {
  const print = output.error.bind(output)
  let silentUntil = 0
  output.error = (...parts: unknown[]) => {
    const [first] = parts
    if (typeof first !== 'string' || !first.startsWith(revalidationLine)) return print(...parts)
    if (now() < silentUntil) return
    silentUntil = now() + intervalMs
    print(...parts)
  }
}
