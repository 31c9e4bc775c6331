import { type DialogName, dialogs, isDialogName } from '@tidewright/schemas/dialogs.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { isRoutableType, localePath, slugPath } from '@tidewright/schemas/public-path.ts'
import type { Link } from '@/content-types.ts'

/** Where a link leads for a reader of a locale; null when it leads nowhere yet. */
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

/** The dialog that a link opens over the page, where it can; undefined for a link that only leads somewhere. */
export function dialogOf(link: Link | undefined): DialogName | undefined {
  return isDialogName(link?.dialog) ? link.dialog : undefined
}

/** Where a button leads, and the dialog that it opens in place of that. */
export function linkProps(link: Link | undefined, locale: LocaleId) {
  return { href: hrefOf(link, locale), dialog: dialogOf(link) }
}
