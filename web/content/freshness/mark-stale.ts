import 'server-only'
import { revalidateTag } from 'next/cache'

/**
 * Marks cache tags as stale in Next.js's cache, which tells the server's caches (`next-internals/cache-handler.ts`).
 * Always with `'max'`, which keeps the last good page until a new one is rendered; see
 * docs/decisions/0002-stale-never-expired.md. Works only within a request, and takes effect when its handler ends.
 */
export function markStale(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max')
}
