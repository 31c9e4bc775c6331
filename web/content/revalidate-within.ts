import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Gives the page being rendered ten seconds to live, so that what stands in for missing content is not kept. Next.js
 * lets a page live as long as the shortest-lived answer that it was made from.
 */
export const shortLived = unstable_cache(async () => true, ['short-lived'], { revalidate: 10 })

/** Three seconds, for a page made from answers that should have been renewed and could not be. */
export const momentary = unstable_cache(async () => true, ['momentary'], { revalidate: 3 })
