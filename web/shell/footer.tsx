import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { Navigation } from '@/content-types.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { Logo } from '@/ui/logo.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { TideLines } from '@/ui/tide-lines.tsx'
import { entriesOf, type MenuEntry } from './menu-entries.ts'
import { MenuLink } from './menu-link.tsx'

type FooterProps = {
  locale: LocaleId
  path: string | null
  navigation: Navigation | null
  company: string
  /** Whether visitors are asked for consent, and may come back to the question. */
  asksConsent: boolean
}

/** The foot of every page: who this is, every page in columns, the legal pages, the tide. */
export async function Footer({ locale, path, navigation, company, asksConsent }: FooterProps) {
  const t = await getTranslations('shell')
  const contact = {
    key: 'contact',
    label: t('contact'),
    description: '',
    href: localePath(locale, '/contact'),
  }
  const columns = navigation?.footer ?? [{ _key: 'way-out', title: '', links: [] }]
  const languageTag = navigation ? foreignLanguageTag(locale, navigation.language) : undefined
  const legal = navigation ? entriesOf(navigation.legal, locale) : []
  return (
    <StaticHtml as="footer" name="footer" className="bg-foam print:hidden">
      <div className="page-width grid gap-x-16 gap-y-12 pt-16 pb-12 lg:pt-24 lg:pb-16 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <a
            href={localePath(locale, '/')}
            className="inline-flex min-h-11 items-center text-ink no-underline"
          >
            <Logo name={company} />
          </a>
          <p
            lang={navigation?.note ? languageTag : undefined}
            className="mt-4 text-balance xl:max-w-[24ch] font-display text-h3 leading-snug"
          >
            {navigation?.note || t('footerNote')}
          </p>
        </div>
        <nav
          aria-label={t('footerMenu')}
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] xl:col-span-8"
        >
          {columns.map(({ _key, title, links }) => (
            <div key={_key} lang={languageTag}>
              {title && <h2 className="mb-2 font-body text-small font-semibold tracking-normal">{title}</h2>}
              <FooterLinks links={navigation ? entriesOf(links, locale) : [contact]} path={path} />
            </div>
          ))}
        </nav>
      </div>
      {asksConsent && (
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
            className="flex flex-wrap gap-x-8"
          />
        </nav>
      )}
      <TideLines className="mt-8 block h-10 w-full text-tide lg:h-16" />
    </StaticHtml>
  )
}

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
          <MenuLink
            href={href}
            path={path}
            dialog={dialog}
            className="inline-flex min-h-11 items-center py-1 text-small leading-snug text-ink no-underline hover:text-tide hover:underline aria-[current]:text-tide aria-[current]:underline lg:min-h-9"
          >
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
