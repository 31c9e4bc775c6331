import 'server-only'
import { revalidateWithin } from '../../next-internals/data-cache.ts'
import { ContentUnavailableError } from './sanity-fetch.ts'

/** The TTL of a page with a fallback, in seconds. */
const fallbackSeconds = 10

/** The result of `load`, or of `fallback` if the content never loaded and can't be now. Rethrows other errors. */
export async function withFallback<Value, Fallback>(
  load: () => Promise<Value>,
  fallback: () => Fallback,
): Promise<Value | Fallback> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    await revalidateWithin(fallbackSeconds)
    return fallback()
  }
}
