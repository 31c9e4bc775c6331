import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { Message } from '../message.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false } }
}

/** What stands in for any page while the visitor has no connection; `public/offline.js` keeps it ready. */
export default async function OfflinePage() {
  const locale = await requireLocale()
  const t = await getTranslations()
  return (
    <Message
      locale={locale}
      path="/"
      title={t('offline.title')}
      text={t('offline.page')}
      home={t('insight.backHome')}
    />
  )
}
