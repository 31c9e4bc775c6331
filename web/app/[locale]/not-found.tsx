import { defaultLocale } from '@tidewright/schemas/locales.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/i18n/locale.ts'
import { Message } from './message.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default async function NotFound() {
  const locale = (await currentLocale()) ?? defaultLocale
  const t = await getTranslations('notFound')
  return (
    <Message locale={locale} path="/" title={t('title')} text={t('text')} home={t('home')}>
      <p className="font-display text-h2 text-tide">404</p>
    </Message>
  )
}
