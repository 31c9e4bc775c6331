import { defaultLocale, isLocaleId, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import type { Metadata } from 'next'

/**
 * Canonical address and hreflang links. `paths` names the languages in which the content exists; a page shown in
 * another language's content has that language as `contentLocale`, and its canonical address.
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
