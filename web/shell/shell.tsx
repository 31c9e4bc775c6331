import { type DialogName, dialogs } from '@tidewright/contracts/dialogs.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CompanyImprint, Navigation } from '@/content-types.ts'
import type { Crumb } from '@/links/breadcrumbs.ts'
import { Logo } from '@/ui/logo.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

type ShellProps = {
  locale: LocaleId
  /** The path of the current page in every language. */
  paths: Record<LocaleId, string>
  /** The breadcrumbs, shown if there is more than one step. */
  crumbs: Crumb[]
  /** Header and footer; null if they never loaded, then the shell shows links to the home page and the form. */
  navigation: Navigation | null
  /** The company's name; empty if Settings never loaded. */
  company: string
  imprint: CompanyImprint | null
  /** The company's contact, next to its name at the top of a printed page. */
  printedLines: string[]
  needsConsent: boolean
  /** The revision of the document that the page shows. */
  revision?: string
  children: ReactNode
}

/** The frame of every page: skip link, header, breadcrumbs, main landmark, footer. */
export async function Shell({
  locale,
  paths,
  crumbs,
  navigation,
  company,
  imprint,
  printedLines,
  needsConsent,
  revision,
  children,
}: ShellProps) {
  const t = await getTranslations('shell')
  // A message page is not the current page of any menu.
  const path = revision ? paths[locale] : null
  return (
    <>
      <a
        className="button-primary fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0 print:hidden"
        href="#content"
      >
        {t('skipToContent')}
      </a>
      <PrintHeader company={company} lines={printedLines} />
      <Header locale={locale} path={path} paths={paths} navigation={navigation} company={company} />
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <main id="content" tabIndex={-1} data-revision={revision} className="outline-none">
        {children}
      </main>
      <BookingBar locale={locale} />
      <Footer
        locale={locale}
        path={path}
        navigation={navigation}
        company={company}
        imprint={imprint}
        needsConsent={needsConsent}
      />
    </>
  )
}

/** The header of a printed page: the company and its contact. On a screen, the site's header has them. */
function PrintHeader({ company, lines }: { company: string; lines: string[] }) {
  if (!company) return null
  return (
    <StaticHtml
      as="div"
      name="print-header"
      className="page-width hidden items-end justify-between border-b border-ink pb-3 text-small print:flex"
    >
      <Logo name={company} />
      <p className="text-right">{lines.filter(Boolean).join(' · ')}</p>
    </StaticHtml>
  )
}

const bookingDialog = 'consultation' satisfies DialogName

/**
 * A booking button at the bottom of a phone's screen. `after-first-scroll.ts` shows it while nothing else on the screen leads
 * to the form.
 */
async function BookingBar({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('contact')
  const { page, anchor } = dialogs[bookingDialog]
  return (
    <aside
      aria-label={t('title')}
      className="booking-bar border-line border-t bg-paper px-5 py-2 print:hidden"
    >
      <a
        href={`${pagePath(locale, page)}#${anchor}`}
        data-dialog={bookingDialog}
        className="button-primary w-full"
      >
        {t('title')}
      </a>
    </aside>
  )
}
