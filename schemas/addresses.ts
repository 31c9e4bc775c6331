import { defaultLocale } from './locales.ts'

/** Where documents of a type live on the site, before the slug. The slug of the home page is `/`. */
const folders = { page: '/', legalPage: '/', servicePackage: '/services/', insight: '/insights/' } as const

/** The types of document that have an address of their own. */
export type AddressedType = keyof typeof folders

export const addressedTypes = Object.keys(folders) as AddressedType[] // the keys of the literal above

export function isAddressedType(type: string): type is AddressedType {
  return type in folders
}

/** The path of a document on the site without its language: `('servicePackage', 'growth-package')` is `/services/growth-package`. */
export function pathOf(type: AddressedType, slug: string): string {
  return slug === '/' ? '/' : `${folders[type]}${slug}`
}

/** The public path of a page in a language: `('fr', '/contact')` is `/fr/contact`, the default has no prefix. */
export function localisedPath(language: string, path: string): string {
  if (language === defaultLocale) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The public path of a document. */
export function addressOf(type: AddressedType, language: string, slug: string): string {
  return localisedPath(language, pathOf(type, slug))
}
