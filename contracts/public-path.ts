import { defaultLocale, type LocaleId } from './locales.ts'
import { localPrefix, type PageName, pageSlugs } from './page-slugs.ts'

type Route = {
  /**
   * The path prefix of the type's documents in English. If a page of `pageSlugs` has this path, other languages have
   * that page's path.
   */
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
  category: { prefix: '/insights/topics/', ownsPrefix: true, prerender: 'all' },
  caseStudy: { prefix: '/case-studies/', ownsPrefix: true, prerender: 'all' },
  industry: { prefix: '/industries/', ownsPrefix: false, prerender: 'all' },
  teamMember: { prefix: '/about/', ownsPrefix: false, prerender: 'all' },
  webinar: { prefix: '/webinars/', ownsPrefix: true, prerender: 'all' },
  newsletterIssue: { prefix: '/newsletter/', ownsPrefix: true, prerender: 'newest' },
} as const satisfies Record<string, Route>

export type RoutableType = keyof typeof routes
export type PathPrefix = (typeof routes)[RoutableType]['prefix']

export const routableTypes = Object.keys(routes) as RoutableType[] // the keys of the literal above

/** Types whose documents list articles, with as many pages below them as needed. */
export const listTypes: readonly RoutableType[] = ['category']

export function isRoutableType(type: string): type is RoutableType {
  return Object.hasOwn(routes, type)
}

/**
 * The path of a document without its locale prefix: `('servicePackage', 'es', 'paquete-inicio')` is
 * `/servicios/paquete-inicio`.
 */
export function slugPath(type: RoutableType, language: string, slug: string): string {
  return pathBelow(routes[type].prefix, language, slug)
}

export function pathBelow(prefix: PathPrefix, language: string, slug: string): string {
  return slug === '/' ? '/' : `${localPrefix(prefix, language)}${slug}`
}

/**
 * The prefixes and slugs that a path without its locale prefix can consist of, longest prefix first: `/services/growth`
 * is the package `growth` or the page `services/growth`. `prefix` is the English one. Paths with the English prefix
 * lead to those of other languages, so they come last.
 */
export function pathCandidates(language: string, path: string): { prefix: PathPrefix; slug: string }[] {
  const prefixes = [...new Set<PathPrefix>(routableTypes.map((type) => routes[type].prefix))].sort(
    (a, b) => b.length - a.length,
  )
  const below = (prefix: PathPrefix, start: string) => {
    if (!path.startsWith(start)) return []
    const slug = path === '/' ? '/' : path.slice(start.length)
    return prefix === '/' || /^[^/]+$/.test(slug) ? [{ prefix, slug }] : []
  }
  return [
    ...prefixes.flatMap((prefix) => below(prefix, localPrefix(prefix, language))),
    ...prefixes
      .filter((prefix) => localPrefix(prefix, language) !== prefix)
      .flatMap((prefix) => below(prefix, prefix)),
  ]
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
  return localePath(language, slugPath(type, language, slug))
}

/** The public path of a page that code links to: `('es', 'contact')` is `/es/contacto`. */
export function pagePath(locale: LocaleId, page: PageName): string {
  return localePath(locale, `/${pageSlugs[page][locale]}`)
}

/** Ids that every page of the site has already. */
export const frameAnchors = ['content', 'languages', 'site-search', 'header-search', 'mobile-menu']

/** The anchor of a document that is a part of a page, such as a question: its id. */
export function documentAnchor(id: string): string {
  return id.replaceAll(/[^\w-]/g, '-')
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
