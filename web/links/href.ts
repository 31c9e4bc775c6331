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
