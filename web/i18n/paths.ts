import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import type { PageName } from '@tidewright/schemas/page-slugs.ts'
import { localePath, pagePath } from '@tidewright/schemas/public-path.ts'

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
