/** How Next.js begins the line that it prints for each question whose answer could not be renewed. */
export const revalidationLine = 'revalidating cache with key: '

const silenceMs = 10_000

/**
 * While the content lake is down, every page that is asked for has a dozen questions whose answers cannot be renewed, and Next.js prints each with
 * its stack. That the lake does not answer is said elsewhere (`content/ask-lake.ts`): of these lines one in ten seconds is enough.
 */
export function quietRevalidation(output: Pick<Console, 'error'>, now = Date.now): void {
  const print = output.error.bind(output)
  let silentUntil = 0
  output.error = (...parts: unknown[]) => {
    const [first] = parts
    if (typeof first !== 'string' || !first.startsWith(revalidationLine)) return print(...parts)
    if (now() < silentUntil) return
    silentUntil = now() + silenceMs
    print(...parts)
  }
}
