import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { publicPath, type RoutableType } from '@tidewright/schemas/public-path.ts'

/** A whole address as Next.js writes the canonical one: the home page is the site's bare origin. */
export function absoluteUrl(site: string, path: string): string {
  return path === '/' ? site : `${site}${path}`
}

/** The whole address of a document. */
export function documentUrl(site: string, type: RoutableType, locale: LocaleId, slug: string): string {
  return absoluteUrl(site, publicPath(type, locale, slug))
}

/** Where the share image of a document is. `rev` makes a new address of a changed picture: chats keep them long. */
export function ogImagePath(type: RoutableType, locale: LocaleId, slug: string, rev: string): string {
  const last = slug === '/' ? '' : `/${slug}`
  return `/api/og-images/${type}/${locale}${last}?v=${encodeURIComponent(rev)}`
}

/** The path of a locale's feed of articles. */
export function feedPath(locale: LocaleId): string {
  return publicPath('page', locale, 'feed.xml')
}
