import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConsultationSection } from '@/features/booking/consultation-section.tsx'
import { alternatesFor } from '@/i18n/alternates.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/i18n/paths.ts'
import { Shell } from '@/shell/shell.tsx'

const paths = samePathEverywhere('/contact')

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return {
    title: t('title'),
    description: t('lead'),
    alternates: alternatesFor(await requireLocale(), paths),
  }
}

export default async function ContactPage() {
  const locale = await requireLocale()
  return (
    <Shell locale={locale} paths={paths}>
      <ConsultationSection locale={locale} />
    </Shell>
  )
}
