import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/links/paths.ts'
import { MessagePage, RetryLink } from '@/views/message-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false } }
}

/** The page shown without a connection; `public/offline.js` caches it. */
export default async function OfflinePage() {
  const locale = await requireLocale()
  const t = await getTranslations()
  return (
    <MessagePage
      locale={locale}
      paths={samePathEverywhere('/')}
      title={t('offline.title')}
      text={t('offline.page')}
    >
      <RetryLink label={t('error.retry')} />
    </MessagePage>
  )
}
