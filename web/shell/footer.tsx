import { safeWebUrl } from '@tidewright/contracts/links.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath, pagePath } from '@tidewright/contracts/public-path.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { getTranslations } from 'next-intl/server'
import type { CompanyImprint, Navigation } from '@/content-types.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { SearchIcon } from '@/ui/icons.tsx'
import { Imprint } from '@/ui/imprint.tsx'
import { Logo } from '@/ui/logo.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { TideLines } from '@/ui/tide-drawing.tsx'
import { UnbrokenHyphens } from '@/ui/unbroken-hyphens.tsx'
import { entriesOf, type MenuEntry } from './menu-entries.ts'
import { MenuLink } from './menu-link.tsx'

type FooterProps = {
  locale: LocaleId
  path: string | null
  navigation: Navigation | null
  company: string
  /** Null if Settings never loaded. */
  imprint: CompanyImprint | null
  /** Whether the site asks visitors for consent; then the footer has a button to change the choice. */
  needsConsent: boolean
}

/** The footer of every page: company, pages in columns, legal pages, tide drawing. */
export async function Footer({ locale, path, navigation, company, imprint, needsConsent }: FooterProps) {
  const [t, search] = await Promise.all([getTranslations('shell'), getTranslations('search')])
  const contact = {
    key: 'contact',
    label: t('contact'),
    description: '',
    href: pagePath(locale, 'contact'),
  }
  const columns = navigation?.footer ?? [{ _key: 'way-out', title: '', links: [] }]
  const languageTag = navigation ? foreignLanguageTag(locale, navigation.language) : undefined
  const legal = navigation ? entriesOf(navigation.legal, locale) : []
  return (
    <StaticHtml as="footer" name="footer" className="bg-foam print:hidden">
      <div className="page-width grid gap-x-16 gap-y-8 pt-10 pb-6 lg:pt-16 lg:pb-10 xl:grid-cols-12">
        <div className="flex flex-wrap items-center justify-between gap-x-6 xl:col-span-4 xl:block">
          <a
            href={localePath(locale, '/')}
            className="inline-flex min-h-11 items-center text-ink no-underline"
          >
            <Logo name={company} />
          </a>
          <p
            lang={navigation?.note ? languageTag : undefined}
            className="order-last mt-2 basis-full text-balance xl:max-w-[24ch] font-heading text-h3 leading-snug"
          >
            {navigation?.note || t('footerNote')}
          </p>
          <a href={searchPath(locale)} className={`${linkClass} gap-2 xl:mt-2`}>
            <SearchIcon className="size-5" />
            {search('title')}
          </a>
        </div>
        <nav
          aria-label={t('footerMenu')}
          className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] xl:col-span-8"
        >
          {columns.map(({ _key, title, links }) => (
            <div key={_key} lang={languageTag}>
              {title && <h2 className="mb-1 font-body text-small font-semibold tracking-normal">{title}</h2>}
              <FooterLinks links={navigation ? entriesOf(links, locale) : [contact]} path={path} />
            </div>
          ))}
        </nav>
      </div>
      {needsConsent && (
        <p className="page-width mb-2 noscript:hidden">
          <button
            type="button"
            data-consent=""
            className="inline-flex min-h-11 cursor-pointer items-center text-small text-ink hover:text-tide hover:underline"
          >
            {t('cookieChoices')}
          </button>
        </p>
      )}
      {legal.length > 0 && (
        <nav aria-label={t('legal')} className="page-width border-t border-ink/15 pt-4">
          <FooterLinks
            links={legal}
            path={path}
            languageTag={languageTag}
            className="grid grid-cols-2 gap-x-8 sm:flex sm:flex-wrap"
          />
        </nav>
      )}
      <div className="page-width flex flex-wrap items-center gap-x-8 pt-3 text-small">
        <p className="py-1">© {imprint?.imprint.legalName || company}</p>
        {imprint && imprint.socialLinks.length > 0 && (
          <ul className="flex flex-wrap gap-x-8">
            {imprint.socialLinks.map(({ _key, label, url }) => (
              <li key={_key}>
                <a href={safeWebUrl(url) ?? undefined} rel="me noopener" className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {imprint && (
        <Imprint
          imprint={imprint.imprint}
          labels={{ registration: t('registration'), vatNumber: t('vatNumber') }}
          className="page-width mt-1 text-muted text-small"
        />
      )}
      <TideLines className="mt-4 block h-10 w-full text-tide lg:h-16" />
    </StaticHtml>
  )
}

const linkClass =
  'inline-flex min-h-11 min-w-0 items-center py-1 wrap-anywhere text-small leading-snug text-ink no-underline hover:text-tide hover:underline aria-[current]:text-tide aria-[current]:underline lg:min-h-9'

function FooterLinks({
  links,
  path,
  languageTag,
  className,
}: {
  links: MenuEntry[]
  path: string | null
  languageTag?: string
  className?: string
}) {
  return (
    <ul lang={languageTag} className={className}>
      {links.map(({ key, label, href, dialog }) => (
        <li key={key}>
          <MenuLink href={href} path={path} dialog={dialog} className={linkClass}>
            <UnbrokenHyphens text={label} />
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
