import 'server-only'
import { revalidateWithin } from '../../next-internals/data-cache.ts'
import { ContentUnavailableError } from './sanity-fetch.ts'

/** How long a page lives in which something stands in for what never loaded. */
const fallbackSeconds = 10

/** What `load` loads, and what `fallback` gives while that was never loaded and cannot be. Other errors pass. */
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
