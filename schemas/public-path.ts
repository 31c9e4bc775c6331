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
