import { dialogs, isDialogName } from '../dialogs.ts'
import type { LocaleId } from '../locales.ts'
import { isRoutableType, pagePath, publicPath } from '../public-path.ts'
import { safeUrl } from './safe-url.ts'

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
