import { defaultLocale, isLocaleId, type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import type { PageName } from '@tidewright/contracts/page-slugs.ts'
import { localePath, pagePath, slugPath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import type { PageEntry } from '@/content-types.ts'

/** The same path in every locale, for a page whose path isn't translated. */
export function samePathEverywhere(path: string): Record<LocaleId, string> {
  return pathsByLocale((locale) => localePath(locale, path))
}

/** The path of a page that code links to, in every locale. */
export function pagePaths(page: PageName): Record<LocaleId, string> {
  return pathsByLocale((locale) => pagePath(locale, page))
}

/** A path per locale, created by `pathIn`. */
export function pathsByLocale(pathIn: (locale: LocaleId) => string): Record<LocaleId, string> {
  const paths: Partial<Record<LocaleId, string>> = {}
  for (const { id } of locales) paths[id] = pathIn(id)
  return paths as Record<LocaleId, string> // every id of `locales` was just set
}

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

/** The route parameters of a document that a locale shows: its path without the locale. */
export function pathSegments(
  locale: LocaleId,
  { _type, slug }: Pick<PageEntry, '_type' | 'slug'>,
): { path: string[] } {
  return { path: slugPath(_type, locale, slug).split('/').filter(Boolean) }
}
