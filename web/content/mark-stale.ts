import 'server-only'
import { revalidateTag } from 'next/cache'
import { announceStaleTags } from '../next-internals/stale-channel.ts'

/**
 * Marks what was made under these tags as stale, in Next.js's cache and in what the server holds. Always `'max'`, which keeps the last
 * good page until the new one is made; see docs/decisions/0002-stale-never-expired.md. Within a request only.
 */
export function markStale(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max')
  announceStaleTags(tags)
}
