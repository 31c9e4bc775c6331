import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CompanyImprint, Navigation } from '@/content-types.ts'
import type { Crumb } from '@/links/crumbs.ts'
import { BookingBar } from './booking-bar.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PrintHeader } from './print-header.tsx'

type ShellProps = {
  locale: LocaleId
  /** The address of this very page in every language. */
  paths: Record<LocaleId, string>
  /** The way from the home page to this one; shown when it has more than one step. */
  crumbs: Crumb[]
  /** Header and footer; null when they never loaded, then the shell shows the way home and to the form. */
  navigation: Navigation | null
  /** The name of the company; empty when the settings never loaded. */
  company: string
  imprint: CompanyImprint | null
  /** What stands at the head of a printed page beside the name: where the company is reached. */
  letterhead: string[]
  asksConsent: boolean
  /** The revision of the document that the page shows. */
  revision?: string
  children: ReactNode
}

/** What surrounds every page: skip link, header, breadcrumb, main landmark, footer. */
export async function Shell({
  locale,
  paths,
  crumbs,
  navigation,
  company,
  imprint,
  letterhead,
  asksConsent,
  revision,
  children,
}: ShellProps) {
  const t = await getTranslations('shell')
  // A message that stands in for a page is marked in no menu.
  const path = revision ? paths[locale] : null
  return (
    <>
      <a
        className="button-primary fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0 print:hidden"
        href="#content"
      >
        {t('skipToContent')}
      </a>
      <PrintHeader company={company} lines={letterhead} />
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
        asksConsent={asksConsent}
      />
    </>
  )
}
