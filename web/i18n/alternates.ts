import { defaultLocale, isLocaleId, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import type { Metadata } from 'next'

/**
 * Canonical path and hreflang links. `paths` has the locales in which the content exists. A page shown with another
 * locale's content has that one as `contentLocale`, and its path as the canonical one.
 */
export function alternatesFor(
  contentLocale: LocaleId,
  paths: Partial<Record<LocaleId, string>>,
): NonNullable<Metadata['alternates']> {
  const languages: Record<string, string> = {}
  for (const [id, path] of Object.entries(paths))
    if (isLocaleId(id)) languages[localeOf(id).languageTag] = path
  const original = paths[defaultLocale]
  if (original) languages['x-default'] = original
  return { canonical: paths[contentLocale], languages }
}
