import { type LocaleId, locales } from './locales.ts'
import { localePath } from './public-path.ts'

/** The path of the results page in each locale, without its prefix. */
export const searchSlugs = {
  'en-UK': 'search',
  es: 'buscar',
  fr: 'recherche',
  it: 'cerca',
  nl: 'zoeken',
} as const satisfies Record<LocaleId, string>

/** The public path of the results page: `/search`, `/fr/recherche`. */
export function searchPath(locale: LocaleId): string {
  return localePath(locale, `/${searchSlugs[locale]}`)
}

const paths: ReadonlySet<string> = new Set(locales.map(({ id }) => searchPath(id)))

export function isSearchPath(path: string): boolean {
  return paths.has(path)
}
