import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { NearestPath, NotFoundMessage } from '@/shell/not-found/not-found-message.tsx'
import { PageLayout } from '@/views/page-layout.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

/** The full page for unknown paths; `server/` sends it with status 404. */
export default async function NotFoundPage() {
  const locale = await requireLocale()
  return (
    <PageLayout locale={locale} paths={samePathEverywhere('/')}>
      <NotFoundMessage suggestion={<NearestPath locale={locale} />} />
    </PageLayout>
  )
}
