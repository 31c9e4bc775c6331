import type { DialogName } from '@tidewright/schemas/dialogs.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import type { Navigation } from '@/content-types.ts'
import { dialogOf, hrefOf } from '@/links/href.ts'

type Entry = Navigation['legal'][number]

export type MenuEntry = {
  key: string
  label: string
  description: string
  href: string
  dialog?: DialogName
}

/** The links of a menu that lead somewhere; a draft's unfinished ones are left out. */
export function entriesOf(links: Entry[], locale: LocaleId): MenuEntry[] {
  return links.flatMap(({ _key, label, description, link }) => {
    const href = menuHref(link, locale)
    return href && label ? [{ key: _key, label, description, href, dialog: dialogOf(link) }] : []
  })
}

/** Where a link of header or footer leads. Its anchors are those of the home page, to which it goes first. */
export function menuHref(link: Entry['link'], locale: LocaleId): string | null {
  const href = hrefOf(link, locale)
  return href?.startsWith('#') ? `${localePath(locale, '/')}${href}` : href
}
