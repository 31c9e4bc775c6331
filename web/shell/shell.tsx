import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

type ShellProps = {
  locale: LocaleId
  /** The address of this very page in every language. */
  paths: Record<LocaleId, string>
  children: ReactNode
}

/** What surrounds every page: skip link, header, main landmark, footer. */
export async function Shell({ locale, paths, children }: ShellProps) {
  const t = await getTranslations('shell')
  return (
    <>
      <a className="action fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0" href="#content">
        {t('skipToContent')}
      </a>
      <Header locale={locale} paths={paths} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer locale={locale} />
    </>
  )
}
