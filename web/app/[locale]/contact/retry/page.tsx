import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConsultationSection } from '@/features/booking/consultation-section.tsx'
import { readKeptForm } from '@/features/booking/kept-form.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { samePathEverywhere } from '@/i18n/paths.ts'
import { Shell } from '@/shell/shell.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return { title: t('title'), robots: { index: false } }
}

/** Where the form leads without JavaScript when it could not be sent: the same form, filled in, and what is wrong. */
export default async function RetryPage() {
  const locale = await requireLocale()
  return (
    <Shell locale={locale} paths={samePathEverywhere('/contact')}>
      <ConsultationSection locale={locale} kept={await readKeptForm()} />
    </Shell>
  )
}
