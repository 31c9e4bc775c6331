import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BookingForm } from '@/features/booking/book-call.tsx'
import { type FormFlash, formFlash } from '@/features/booking/post-lead.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { pagePaths } from '@/links/paths.ts'
import { PageLayout } from '@/views/page-layout.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return { title: t('title'), robots: { index: false } }
}

/** Without cookies, only the failure is known. */
const lost: FormFlash = { form: 'consultation', values: {}, result: { code: 'unavailable' } }

/** The form's error page without JavaScript: the same form, filled in, with the problems. */
export default async function RetryPage() {
  const locale = await requireLocale()
  const t = await getTranslations('contact')
  return (
    <PageLayout locale={locale} paths={pagePaths('contact')} crumb={t('title')}>
      <section className="page-width grid max-w-[44rem] gap-8 py-16">
        <h1 className="text-h1">{t('title')}</h1>
        <BookingForm locale={locale} flash={(await formFlash.read()) ?? lost} />
      </section>
    </PageLayout>
  )
}
