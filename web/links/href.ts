import { type DialogName, dialogs, isDialogName } from '@tidewright/schemas/dialogs.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { isRoutableType, localePath, slugPath } from '@tidewright/schemas/public-path.ts'
import type { Link } from '@/content-types.ts'

/** The URL of a link for a reader's locale; null if the link is incomplete. */
export function hrefOf(link: Link | undefined, locale: LocaleId): string | null {
  if (!link) return null
  const anchor = link.anchor ? `#${link.anchor}` : ''
  switch (link.kind) {
    case 'page': {
      const { target } = link
      if (!target?.slug || !isRoutableType(target._type)) return anchor || null
      return `${localePath(locale, slugPath(target._type, target.slug))}${anchor}`
    }
    case 'anchor':
      return anchor || null
    case 'dialog': {
      const page = isDialogName(link.dialog) ? dialogs[link.dialog] : null
      return page && `${localePath(locale, page.path)}${page.anchor ? `#${page.anchor}` : ''}`
    }
    case 'url':
      return link.url || null
    case 'email':
      return link.email ? `mailto:${link.email}` : null
    case 'phone':
      return link.phone ? `tel:${link.phone.replaceAll(' ', '')}` : null
    case 'file':
      return link.file ? `/api/files/${link.file.id}/${encodeURIComponent(link.file.name || 'file')}` : null
    default:
      return null
  }
}

/** The dialog that a link opens over the page; undefined for other links. */
export function dialogOf(link: Link | undefined): DialogName | undefined {
  return isDialogName(link?.dialog) ? link.dialog : undefined
}

/** The URL of a button, and the dialog that it opens instead. */
export function linkProps(link: Link | undefined, locale: LocaleId) {
  return { href: hrefOf(link, locale), dialog: dialogOf(link) }
}
