import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { slugPath } from '@tidewright/schemas/public-path.ts'
import type { PageEntry } from '@/content-types.ts'

/**
 * The route parameters under which a locale serves a document, none when it serves another in its place: its own
 * pages and, untranslated, those of en-UK.
 */
export function pathSegments({ _type, language, slug }: PageEntry, locale: LocaleId): { path: string[] }[] {
  if (language !== locale && language !== defaultLocale) return []
  return [{ path: slugPath(_type, slug).split('/').filter(Boolean) }]
}
