import { defaultLocale } from './locales.ts'

/** Where documents of a type live on the site, before the slug. The slug of the home page is `/`. */
const pathPrefixes = {
  page: '/',
  legalPage: '/',
  servicePackage: '/services/',
  insight: '/insights/',
} as const

/** The types of document that have an address of their own. */
export type RoutableType = keyof typeof pathPrefixes

export const routableTypes = Object.keys(pathPrefixes) as RoutableType[] // the keys of the literal above

export function isRoutableType(type: string): type is RoutableType {
  return type in pathPrefixes
}

/** The path of a document on the site without its language: `('servicePackage', 'growth-package')` is `/services/growth-package`. */
export function slugPath(type: RoutableType, slug: string): string {
  return slug === '/' ? '/' : `${pathPrefixes[type]}${slug}`
}

/** The public path of a page in a language: `('fr', '/contact')` is `/fr/contact`, the default has no prefix. */
export function localePath(language: string, path: string): string {
  if (language === defaultLocale) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The public path of a document. */
export function publicPath(type: RoutableType, language: string, slug: string): string {
  return localePath(language, slugPath(type, slug))
}

/** The path of a page of a long list; the first is the path of the list itself: `('/fr/insights', 2)` is `/fr/insights/page-2`. */
export function listPagePath(path: string, number: number): string {
  if (number === 1) return path
  return `${path === '/' ? '' : path}/page-${number}`
}

/** Reads the slug of a page of a list: `insights/page-2` is the second one of the page `insights`; null for other slugs. */
export function parseListPage(slug: string): { slug: string; number: number } | null {
  const [, list, number] = /^(?:(.+)\/)?page-([1-9]\d{0,3})$/.exec(slug) ?? []
  return number ? { slug: list ?? '/', number: Number(number) } : null
}
