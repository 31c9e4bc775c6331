import { type DialogName, isDialogName } from '@tidewright/contracts/dialogs.ts'
import { linkHref } from '@tidewright/contracts/links.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Link } from '@/content-types.ts'

/** The URL of a link for a reader's locale; null if the link is incomplete. */
export function hrefOf(link: Link | undefined, locale: LocaleId): string | null {
  return link ? linkHref(link, locale) : null
}

/** The dialog that a link opens over the page; undefined for other links. */
export function dialogOf(link: Link | undefined): DialogName | undefined {
  return isDialogName(link?.dialog) ? link.dialog : undefined
}

/** The URL of a button, and the dialog that it opens instead. */
export function linkProps(link: Link | undefined, locale: LocaleId) {
  return { href: hrefOf(link, locale), dialog: dialogOf(link) }
}
