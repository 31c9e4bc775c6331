import { pathOf } from '@tidewright/schemas/addresses.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Address } from '@/content/pages.ts'

/**
 * The route parameters under which a locale serves a document, none when it serves another in its place: its own
 * pages and, untranslated, those of en-UK.
 */
export function pathSegments({ _type, language, slug }: Address, locale: LocaleId): { path: string[] }[] {
  if (language !== locale && language !== defaultLocale) return []
  return [{ path: pathOf(_type, slug).split('/').filter(Boolean) }]
}
