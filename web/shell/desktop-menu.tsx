import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Navigation } from '@/content-types.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { dialogOf } from '@/links/href.ts'
import { ArrowIcon } from '@/ui/icons.tsx'
import { TideLines } from '@/ui/tide-drawing.tsx'
import { entriesOf, isAbove, type MenuEntry, menuEntriesOf, menuHref } from './menu-entries.ts'
import { Chevron, MenuLink } from './menu-link.tsx'
import { PopoverMenu } from './popover-menu.tsx'

type DesktopMenuProps = { navigation: Navigation; locale: LocaleId; path: string | null }

/**
 * Links and triggers are as high as the header, so that the pointer reaches the menu below. Labels wrap only if they
 * need to.
 */
const itemClass =
  'flex h-full items-center gap-1.5 px-2 text-center text-small leading-tight text-ink no-underline -outline-offset-4 hover:text-tide xl:px-3'
const currentClass = 'shadow-[inset_0_-3px_0_var(--color-tide)] forced-colors:underline'

/** The menu of a wide screen: links, and drop-down menus across the page. */
export function DesktopMenu({ navigation, locale, path }: DesktopMenuProps) {
  const isCurrentOrAbove = (href: string) => href === path || isAbove(href, path)
  return (
    <ul className="flex h-full" lang={foreignLanguageTag(locale, navigation.language)}>
      {navigation.header.map((entry) => {
        if (entry._type === 'menu') {
          const links = entriesOf(entry.links, locale)
          const [overview] = entry.overview ? entriesOf([entry.overview], locale) : []
          const isCurrent = menuEntriesOf(entry, locale).some(({ href }) => isCurrentOrAbove(href))
          return (
            <li key={entry._key}>
              <PopoverMenu
                id={`desktop-${entry._key}`}
                hover
                trigger={
                  <>
                    {entry.label}
                    <Chevron />
                  </>
                }
                triggerClass={`cursor-pointer ${itemClass} ${isCurrent ? currentClass : ''}`}
                panelClass="inset-x-0 top-(--header-height) bottom-auto w-full border-b border-line bg-raised text-ink shadow-lg max-lg:hidden"
              >
                <MenuLinks links={links} overview={overview} path={path} />
              </PopoverMenu>
            </li>
          )
        }
        const href = menuHref(entry.link, locale)
        return href && entry.label ? (
          <li key={entry._key}>
            <MenuLink
              href={href}
              path={path}
              dialog={dialogOf(entry.link)}
              className={`${itemClass} ${isCurrentOrAbove(href) ? currentClass : ''}`}
            >
              {entry.label}
            </MenuLink>
          </li>
        ) : null
      })}
    </ul>
  )
}

const columns = ['', '', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4']

type MenuLinksProps = {
  links: MenuEntry[]
  overview: MenuEntry | undefined
  path: string | null
}

/** Up to four links in a row, more in two rows; the overview page below. */
function MenuLinks({ links, overview, path }: MenuLinksProps) {
  const inRow = links.length > 4 ? Math.ceil(links.length / 2) : links.length
  return (
    <>
      <ul className={`page-width grid gap-x-10 gap-y-2 pt-8 pb-4 ${columns[inRow]}`}>
        {links.map(({ key, label, description, href, dialog }) => (
          <li key={key}>
            <MenuLink
              href={href}
              path={path}
              dialog={dialog}
              className="group block h-full min-h-11 border-t-2 border-foam py-3 text-ink no-underline hover:border-tide aria-[current]:border-tide"
            >
              <span className="block font-semibold group-hover:text-tide">{label}</span>
              {description && <span className="mt-1 block text-small text-muted">{description}</span>}
            </MenuLink>
          </li>
        ))}
      </ul>
      {overview && (
        <p className="page-width pb-4">
          <MenuLink
            href={overview.href}
            path={path}
            dialog={overview.dialog}
            className="text-link inline-flex min-h-11 items-center gap-2 font-semibold aria-[current]:no-underline"
          >
            {overview.label}
            <ArrowIcon className="size-5" />
          </MenuLink>
        </p>
      )}
      <TideLines className="block h-6 w-full text-tide opacity-60" />
    </>
  )
}
