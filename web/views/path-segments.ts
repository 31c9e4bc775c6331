import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { slugPath } from '@tidewright/schemas/public-path.ts'
import type { PageEntry } from '@/content-types.ts'

/** The route parameters of a document that a locale shows: its path without the locale. */
export function pathSegments(
  locale: LocaleId,
  { _type, slug }: Pick<PageEntry, '_type' | 'slug'>,
): { path: string[] } {
  return { path: slugPath(_type, locale, slug).split('/').filter(Boolean) }
}
