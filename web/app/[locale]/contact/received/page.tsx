import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { localePath, samePathEverywhere } from '@/i18n/paths.ts'
import { Shell } from '@/shell/shell.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return { title: t('successTitle'), robots: { index: false } }
}

/** Where the form leads without JavaScript once the lead is stored. */
export default async function ReceivedPage() {
  const locale = await requireLocale()
  const t = await getTranslations()
  return (
    <Shell locale={locale} paths={samePathEverywhere('/contact')}>
      <section className="page-width grid max-w-[40rem] gap-5 py-20">
        <h1 className="text-h1">{t('contact.successTitle')}</h1>
        <p className="text-lead text-muted">{t('contact.successText')}</p>
        <p>
          <Link className="quiet-link" href={localePath(locale, '/')}>
            {t('insight.backHome')}
          </Link>
        </p>
      </section>
    </Shell>
  )
}
