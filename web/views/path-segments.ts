import { slugPath } from '@tidewright/schemas/public-path.ts'
import type { PageEntry } from '@/content-types.ts'

/** The route parameters of a document: its path without the locale. */
export function pathSegments({ _type, slug }: Pick<PageEntry, '_type' | 'slug'>): { path: string[] } {
  return { path: slugPath(_type, slug).split('/').filter(Boolean) }
}
