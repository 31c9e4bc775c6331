import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getNewsletterMessages } from '@/features/newsletter/get-messages.ts'
import { LazySignUp } from '@/features/newsletter/lazy-sign-up.tsx'
import { newsletterFlash } from '@/features/newsletter/post-newsletter.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { pagePaths } from '@/links/paths.ts'
import { PageLayout } from '@/views/page-layout.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter')
  return { title: t('title'), robots: { index: false } }
}

/** The newsletter form's error page without JavaScript: the same form, filled in, with the problem. */
export default async function RetryPage() {
  const locale = await requireLocale()
  const t = await getTranslations('newsletter')
  return (
    <PageLayout locale={locale} paths={pagePaths('newsletter')} crumb={t('title')}>
      <section className="page-width grid max-w-[44rem] gap-8 py-16">
        <h1 className="text-h1">{t('title')}</h1>
        <LazySignUp
          locale={locale}
          messages={await getNewsletterMessages(locale)}
          flash={(await newsletterFlash.read()) ?? { email: '', result: 'failed' }}
        />
      </section>
    </PageLayout>
  )
}
