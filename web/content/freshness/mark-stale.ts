import 'server-only'
import { revalidateTag } from 'next/cache'
import { announceStaleTags } from '../../next-internals/stale-channel.ts'

/**
 * Marks cache tags as stale, in Next.js's cache and in the server's response cache. Always with `'max'`, which keeps
 * the last good page until a new one is rendered; see docs/decisions/0002-stale-never-expired.md. Works only within a
 * request.
 */
export function markStale(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max')
  announceStaleTags(tags)
}
