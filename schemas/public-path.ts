import { defaultLocale } from './locales.ts'

type Route = {
  /** The path prefix of the type's documents. */
  prefix: '/' | `/${string}/`
  /**
   * Whether only this type has paths below the prefix. If false, a page `services/faq` can exist beside the packages.
   */
  ownsPrefix: boolean
  /**
   * What the build prerenders: every document, or the newest by `publishedAt`. The site renders others on their first
   * visit.
   */
  prerender: 'all' | 'newest'
}

/**
 * The document types with a page of their own. When you add one, the compiler and `npm run check` list every missing
 * piece; see docs/extending.md.
 */
export const routes = {
  page: { prefix: '/', ownsPrefix: false, prerender: 'all' },
  legalPage: { prefix: '/', ownsPrefix: false, prerender: 'all' },
  servicePackage: { prefix: '/services/', ownsPrefix: false, prerender: 'all' },
  insight: { prefix: '/insights/', ownsPrefix: true, prerender: 'newest' },
} as const satisfies Record<string, Route>

export type RoutableType = keyof typeof routes
export type PathPrefix = (typeof routes)[RoutableType]['prefix']
/** The types whose documents have paths below a prefix. */
export type TypeBelow<Prefix extends PathPrefix> = {
  [Type in RoutableType]: Prefix extends (typeof routes)[Type]['prefix'] ? Type : never
}[RoutableType]

export const routableTypes = Object.keys(routes) as RoutableType[] // the keys of the literal above

export function isRoutableType(type: string): type is RoutableType {
  return Object.hasOwn(routes, type)
}

/**
 * The path of a document without its locale prefix: `('servicePackage', 'growth-package')` is
 * `/services/growth-package`.
 */
export function slugPath(type: RoutableType, slug: string): string {
  return pathBelow(routes[type].prefix, slug)
}

export function pathBelow(prefix: PathPrefix, slug: string): string {
  return slug === '/' ? '/' : `${prefix}${slug}`
}

/**
 * The prefixes and slugs that a path without its locale prefix can consist of, longest prefix first: `/services/growth`
 * is the package `growth` or the page `services/growth`.
 */
export function pathCandidates(path: string): { prefix: PathPrefix; slug: string }[] {
  const prefixes = new Set<PathPrefix>(routableTypes.map((type) => routes[type].prefix))
  return [...prefixes]
    .filter((prefix) => path.startsWith(prefix))
    .map((prefix) => ({ prefix, slug: path === '/' ? '/' : path.slice(prefix.length) }))
    .filter(({ prefix, slug }) => prefix === '/' || /^[^/]+$/.test(slug))
    .sort((a, b) => b.prefix.length - a.prefix.length)
}

/** The types whose documents have paths below a prefix. */
export function typesBelow(prefix: PathPrefix): RoutableType[] {
  return routableTypes.filter((type) => routes[type].prefix === prefix)
}

/** The public path of a page in a locale: `('fr', '/contact')` is `/fr/contact`; the default locale has no prefix. */
export function localePath(language: string, path: string): string {
  if (language === defaultLocale) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The public path of a document. */
export function publicPath(type: RoutableType, language: string, slug: string): string {
  return localePath(language, slugPath(type, slug))
}

/** The path of a list page. The first page has the list's own path: `('/fr/insights', 2)` is `/fr/insights/page-2`. */
export function listPagePath(path: string, number: number): string {
  if (number === 1) return path
  return `${path === '/' ? '' : path}/page-${number}`
}

/** Parses the slug of a list page: `insights/page-2` is page 2 of `insights`; null for other slugs. */
export function parseListPage(slug: string): { slug: string; number: number } | null {
  const [, list, number] = /^(?:(.+)\/)?page-([1-9]\d{0,3})$/.exec(slug) ?? []
  return number ? { slug: list ?? '/', number: Number(number) } : null
}
