import { localisedPath } from '@tidewright/schemas/addresses.ts'
import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'

/** The public path of a page in a locale: `('fr', '/contact')` is `/fr/contact`, the default has no prefix. */
export function localePath(locale: LocaleId, path: string): string {
  return localisedPath(locale, path)
}

/** The same path in every locale, for a page whose address does not change with the language. */
export function samePathEverywhere(path: string): Record<LocaleId, string> {
  return pathsBy((locale) => localePath(locale, path))
}

/** A path a locale, made by `pathOf`. */
export function pathsBy(pathOf: (locale: LocaleId) => string): Record<LocaleId, string> {
  const paths: Partial<Record<LocaleId, string>> = {}
  for (const { id } of locales) paths[id] = pathOf(id)
  return paths as Record<LocaleId, string> // every id of `locales` was just set
}
