import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Navigation } from '@/content-types.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { dialogOf } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { TideLines } from '@/ui/tide-drawing.tsx'
import { menuEntriesOf, menuHref } from './menu-entries.ts'
import { MenuLink } from './menu-link.tsx'
import { PopoverMenu } from './popover-menu.tsx'

type MobileMenuProps = { navigation: Navigation; locale: LocaleId; path: string | null; label: string }

/** The menu of narrow screens: a panel with the same links. The page behind it doesn't scroll. */
export function MobileMenu({ navigation, locale, path, label }: MobileMenuProps) {
  const { header, headerAction } = navigation
  const languageTag = foreignLanguageTag(locale, navigation.language)
  return (
    <PopoverMenu
      id="mobile-menu"
      label={label}
      trigger={<MenuIcon />}
      triggerClass="-mr-2.5 flex size-11 cursor-pointer items-center justify-center text-ink -outline-offset-2 hover:text-tide lg:hidden"
      panelClass="menu-panel inset-x-0 top-(--header-height) bottom-0 h-auto w-full overflow-y-auto overscroll-contain bg-paper text-ink lg:hidden"
    >
      <nav aria-label={label} className="page-width pt-4 pb-10">
        <ul lang={languageTag}>
          {header.map((entry) =>
            entry._type === 'menu' ? (
              <li key={entry._key} className="border-b border-line pt-4 pb-3">
                <p id={`menu-${entry._key}`} className="text-small text-muted">
                  {entry.label}
                </p>
                <ul aria-labelledby={`menu-${entry._key}`} className="grid gap-x-6 min-[22rem]:grid-cols-2">
                  {menuEntriesOf(entry, locale).map(({ key, label, href, dialog }) => (
                    <li key={key}>
                      <PanelLink href={href} path={path} label={label} dialog={dialog} />
                    </li>
                  ))}
                </ul>
              </li>
            ) : (
              <li key={entry._key} className="border-b border-line py-1">
                <PanelLink
                  href={menuHref(entry.link, locale)}
                  path={path}
                  label={entry.label}
                  dialog={dialogOf(entry.link)}
                />
              </li>
            ),
          )}
        </ul>
        {headerAction && (
          <p lang={languageTag} className="mt-8">
            <ActionLink
              label={headerAction.label}
              href={menuHref(headerAction.link, locale)}
              dialog={dialogOf(headerAction.link)}
              className="w-full"
            />
          </p>
        )}
      </nav>
      <TideLines className="block h-10 w-full text-tide" />
    </PopoverMenu>
  )
}

type PanelLinkProps = { href: string | null; path: string | null; label: string; dialog?: DialogName }

function PanelLink({ href, path, label, dialog }: PanelLinkProps) {
  if (!href || !label) return null
  return (
    <MenuLink
      href={href}
      path={path}
      dialog={dialog}
      className="flex min-h-11 items-center text-ink no-underline hover:text-tide aria-[current]:font-semibold aria-[current]:text-tide"
    >
      {label}
    </MenuLink>
  )
}

/** Three lines; a cross while the panel is open. */
function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" className="menu-icon size-6" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
        <path d="M4 6.5h16" />
        <path d="M4 12h16" />
        <path d="M4 17.5h16" />
      </g>
    </svg>
  )
}
