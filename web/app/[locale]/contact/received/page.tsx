import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/i18n/locale.ts'
import { pagePaths } from '@/links/paths.ts'
import { MessagePage } from '@/views/message-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return { title: t('successTitle'), robots: { index: false } }
}

/** The form's success page without JavaScript. */
export default async function ReceivedPage() {
  const locale = await requireLocale()
  const t = await getTranslations('contact')
  return (
    <MessagePage
      locale={locale}
      paths={pagePaths('contact')}
      title={t('successTitle')}
      text={t('successText')}
      withNextSteps
    />
  )
}
