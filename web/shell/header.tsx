import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { Navigation } from '@/content-types.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { dialogOf } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { SearchIcon } from '@/ui/icons.tsx'
import { Logo } from '@/ui/logo.tsx'
import { SearchForm } from '@/ui/search-form.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { menuHref } from './menu-entries.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { PopoverMenu } from './popover-menu.tsx'

type HeaderProps = {
  locale: LocaleId
  /** The path of the current page, marked in the menus. */
  path: string | null
  paths: Record<LocaleId, string>
  navigation: Navigation | null
  company: string
}

/** The header of every page, always visible; shell.css sets its height. */
export async function Header({ locale, path, paths, navigation, company }: HeaderProps) {
  const [t, search] = await Promise.all([getTranslations('shell'), getTranslations('search')])
  const { isEnabled: isPreview } = await draftMode()
  const action = navigation?.headerAction
  return (
    <>
      {/* Fixed, not sticky: focusing in a sticky header scrolls the page, because of the scroll margin of anchors. */}
      <StaticHtml
        as="header"
        name="header"
        className="fixed inset-x-0 top-0 z-30 h-(--header-height) border-b border-line bg-paper print:hidden"
      >
        <div className="page-width @container h-full">
          <div className="flex h-full items-center gap-x-1 lg:gap-x-3 xl:gap-x-5">
            <a
              href={localePath(locale, '/')}
              aria-current={path === localePath(locale, '/') ? 'page' : undefined}
              className="mr-auto flex min-h-11 shrink-0 items-center whitespace-nowrap text-ink no-underline"
            >
              <Logo name={company} />
            </a>
            {navigation && (
              <nav aria-label={t('menu')} className="h-full max-lg:hidden">
                <DesktopMenu navigation={navigation} locale={locale} path={path} />
              </nav>
            )}
            {navigation && action && (
              <div
                lang={foreignLanguageTag(locale, navigation.language)}
                className="text-center text-small leading-tight max-lg:hidden"
              >
                {/* The signal colour is reserved for the main action of the page itself. */}
                <ActionLink
                  label={action.label}
                  href={menuHref(action.link, locale)}
                  dialog={dialogOf(action.link)}
                  className="bg-tide px-4 text-paper hover:bg-ink xl:px-6"
                />
              </div>
            )}
            <PopoverMenu
              id="site-search"
              label={search('title')}
              trigger={<SearchIcon className="search-icon size-6" />}
              triggerClass="flex size-11 shrink-0 cursor-pointer items-center justify-center text-ink -outline-offset-2 hover:text-tide"
              panelClass="inset-x-0 top-(--header-height) w-full overflow-visible border-b border-line bg-raised text-ink shadow-lg"
            >
              <SearchForm
                id="header-search"
                action={searchPath(locale)}
                label={search('label')}
                submit={search('submit')}
                locale={locale}
                // A browser complains of a field that takes the focus in the Studio's preview.
                autoFocus={!isPreview}
                className="page-width max-w-[46rem] py-5"
              />
            </PopoverMenu>
            <LanguageSwitch locale={locale} paths={paths} label={t('language')} />
            {navigation && (
              <MobileMenu navigation={navigation} locale={locale} path={path} label={t('menu')} />
            )}
          </div>
        </div>
      </StaticHtml>
      <div className="h-(--header-height) print:hidden" />
    </>
  )
}
