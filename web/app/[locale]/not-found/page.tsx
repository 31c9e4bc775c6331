import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { NotFoundMessage } from '@/shell/not-found/not-found-message.tsx'
import { PageLayout } from '@/views/page-layout.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

/** The full page for unknown paths; `server/` sends it with status 404. */
export default async function NotFoundPage() {
  return (
    <PageLayout locale={await requireLocale()} paths={samePathEverywhere('/')}>
      <NotFoundMessage />
    </PageLayout>
  )
}
