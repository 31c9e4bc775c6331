import 'server-only'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { type ChangedDocument, cacheTagsOfAll } from '../lake/cache-tags.ts'
import { RowChanges, rowTypes, waitsForRows } from './row-changes.ts'

const rows = new RowChanges(markStale)

/**
 * Marks what was read from changed documents as stale: at the end of the request, or, for documents that visitors see as
 * rows of the database, once `writeRows` has written these. Documents with both a row and a page are marked twice. Works
 * only within a request.
 * @returns the cache tags
 */
export function markChanged(
  changes: readonly ChangedDocument[],
  writeRows: () => Promise<boolean>,
): string[] {
  const tags = cacheTagsOfAll(changes.filter(({ _type }) => !waitsForRows(_type)))
  markStale(tags)
  const rowTags = rows.tagsOf(changes.filter(({ _type }) => rowTypes.has(_type)))
  if (rowTags.length > 0) after(() => rows.write(rowTags, writeRows))
  return [...new Set([...tags, ...rowTags])]
}

/**
 * Marks cache tags as stale in Next.js's cache, which tells the server's caches (`next-internals/cache-handler.ts`).
 * Always with `'max'`, which keeps the last good page until a new one is rendered; see
 * docs/decisions/0002-stale-never-expired.md.
 */
function markStale(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max')
}
