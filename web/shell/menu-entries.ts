import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import { isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import type { Navigation } from '@/content-types.ts'
import { dialogOf, hrefOf } from '@/links/href.ts'

/** List items have a key; a menu's single link has none. */
type Entry = Omit<Navigation['legal'][number], '_key'> & { _key: string | null }
type Menu = Extract<Navigation['header'][number], { _type: 'menu' }>

export type MenuEntry = {
  key: string
  label: string
  description: string
  href: string
  dialog?: DialogName
}

/** The complete links of a menu; a draft may have incomplete ones. */
export function entriesOf(links: Entry[], locale: LocaleId): MenuEntry[] {
  return links.flatMap(({ _key, label, description, link }) => {
    const href = menuHref(link, locale)
    return href && label
      ? [{ key: _key ?? 'overview', label, description, href, dialog: dialogOf(link) }]
      : []
  })
}

/** The links of a menu, with its overview page last. */
export function menuEntriesOf({ links, overview }: Menu, locale: LocaleId): MenuEntry[] {
  return entriesOf(overview ? [...links, overview] : links, locale)
}

/** The URL of a header or footer link. Its anchors are those of the home page. */
export function menuHref(link: Entry['link'], locale: LocaleId): string | null {
  const href = hrefOf(link, locale)
  return href?.startsWith('#') ? `${localePath(locale, '/')}${href}` : href
}

/** Whether a link leads to the page above the current one, such as the list that it is in; the home page is not one. */
export function isAbove(href: string, path: string | null): boolean {
  return !isLocaleId(href.slice(1)) && (path?.startsWith(`${href}/`) ?? false)
}
