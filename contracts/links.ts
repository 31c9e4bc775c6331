import { dialogs, isDialogName } from './dialogs.ts'
import type { LocaleId } from './locales.ts'
import { isRoutableType, pagePath, publicPath } from './public-path.ts'

/** A link as `linkFragment` returns it. */
export type QueriedLink = {
  kind: string
  target: { _type: string; slug: string } | null
  anchor: string
  dialog: string | null
  url: string
  email: string
  phone: string
  file: { id: string; name: string } | null
}

/** The path of a file from the content lake on the site. */
export function fileHref({ id, name }: { id: string; name: string }): string {
  return `/api/files/${id}/${encodeURIComponent(name || 'file')}`
}

/** The URL of a link for a reader's locale; null if the link is incomplete or leads to no URL that the site links to. */
export function linkHref(link: QueriedLink, locale: LocaleId): string | null {
  return safeUrl(urlOf(link, locale) ?? '')
}

function urlOf(link: QueriedLink, locale: LocaleId): string | null {
  const anchor = link.anchor ? `#${link.anchor}` : ''
  switch (link.kind) {
    case 'page': {
      const { target } = link
      if (!target?.slug || !isRoutableType(target._type)) return anchor || null
      return `${publicPath(target._type, locale, target.slug)}${anchor}`
    }
    case 'anchor':
      return anchor || null
    case 'dialog': {
      const page = isDialogName(link.dialog) ? dialogs[link.dialog] : null
      return page && `${pagePath(locale, page.page)}${page.anchor ? `#${page.anchor}` : ''}`
    }
    case 'url':
      return link.url
    case 'email':
      return link.email ? `mailto:${link.email}` : null
    case 'phone':
      return link.phone ? `tel:${link.phone.replaceAll(/\s/g, '')}` : null
    case 'file':
      return link.file ? fileHref(link.file) : null
    default:
      return null
  }
}

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * A URL from the content, or null if it isn't one that the site links or redirects to: a web address, a path of this
 * site, an anchor, an email or a phone number. The Studio checks that too, but content can be written by other programs.
 */
export function safeUrl(url: string): string | null {
  // A backslash counts as a slash to browsers, and they remove line breaks.
  if (/[\p{Cc}\s\\]/u.test(url)) return null
  if (/^(?:#|\/(?!\/))/.test(url)) return url
  return URL.canParse(url) && schemes.includes(new URL(url).protocol) ? url : null
}

/** The same for the URL of another website. */
export function safeWebUrl(url: string): string | null {
  return /^https?:/i.test(url) ? safeUrl(url) : null
}

/** The type and size of a file in a language: “PDF, 1.2 MB”, in French “PDF, 1,2 Mo”. `size` is in bytes, 0 if unknown. */
export function fileDetails(
  { extension, size }: { extension: string; size: number },
  languageTag: string,
): string {
  const isLarge = size >= 999_500
  const amount = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? size / 1_000_000 : Math.max(1, size / 1000))
  return [extension.toUpperCase(), size > 0 ? amount : ''].filter(Boolean).join(', ')
}
