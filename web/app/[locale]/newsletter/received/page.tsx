import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { pagePaths } from '@/links/paths.ts'
import { MessagePage } from '@/views/message-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter')
  return { title: t('subscribedTitle'), robots: { index: false } }
}

/** The newsletter form's success page without JavaScript. */
export default async function ReceivedPage() {
  const locale = await requireLocale()
  const t = await getTranslations('newsletter')
  return (
    <MessagePage
      locale={locale}
      paths={pagePaths('newsletter')}
      title={t('subscribedTitle')}
      text={t('subscribedText')}
      withNextSteps
    />
  )
}
