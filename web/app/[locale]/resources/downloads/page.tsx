import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { PlainLists } from '@/features/downloads/plain-lists.tsx'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/i18n/paths.ts'
import { PageLayout } from '@/views/page-layout.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('downloads')
  return { title: t('title'), robots: { index: false } }
}

/**
 * The files of the resources page as plain links, for visitors without JavaScript. Rendered per request: the rows may
 * change.
 */
export default async function DownloadsPage() {
  await connection()
  const locale = await requireLocale()
  const t = await getTranslations('downloads')
  return (
    <PageLayout locale={locale} paths={samePathEverywhere('/resources/downloads')} crumb={t('title')}>
      <div className="page-width grid max-w-[48rem] gap-12 py-16">
        <header className="grid gap-4">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="text-lead text-muted">{t('lead')}</p>
        </header>
        <PlainLists locale={locale} />
      </div>
    </PageLayout>
  )
}
