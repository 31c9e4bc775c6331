import { type AddressedType, addressOf } from '@tidewright/schemas/addresses.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'

/** A whole address as Next.js writes the canonical one: the home page is the site's bare origin. */
export function wholeUrl(site: string, path: string): string {
  return path === '/' ? site : `${site}${path}`
}

/** The whole address of a document. */
export function documentUrl(site: string, type: AddressedType, language: LocaleId, slug: string): string {
  return wholeUrl(site, addressOf(type, language, slug))
}

/** Where the share picture of a document is. `rev` makes a new address of a changed picture: chats keep them long. */
export function sharePicturePath(type: AddressedType, language: LocaleId, slug: string, rev: string): string {
  const last = slug === '/' ? '' : `/${slug}`
  return `/api/share-pictures/${type}/${language}${last}?v=${encodeURIComponent(rev)}`
}

/** The path of a locale's feed of articles. */
export function feedPath(language: LocaleId): string {
  return addressOf('page', language, 'feed.xml')
}
