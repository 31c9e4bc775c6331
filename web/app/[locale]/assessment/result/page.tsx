import { pagePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getAssessment } from '@/content/assessment.ts'
import { PlainResult } from '@/features/assessment/plain-result.tsx'
import { requireLocale } from '@/i18n/locale.ts'
import { pagePaths } from '@/links/paths.ts'
import { UnavailablePage } from '@/views/message-page.tsx'
import { PageLayout } from '@/views/page-layout.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('assessment')
  return { title: t('resultTitle'), robots: { index: false } }
}

/** The assessment's result without JavaScript: the result for a score, or the form again if it is incomplete. */
export default async function ResultPage({ searchParams }: PageProps<'/[locale]/assessment/result'>) {
  const locale = await requireLocale()
  const assessment = await getAssessment(locale)
  if (!assessment) return <UnavailablePage locale={locale} path="/assessment" />
  const title = (await getTranslations('assessment'))('resultTitle')
  return (
    <PageLayout locale={locale} paths={pagePaths('assessment')} crumb={title}>
      <section className="page-width grid gap-8 py-12">
        <h1 className="text-h1">{title}</h1>
        <PlainResult
          assessment={assessment}
          locale={locale}
          query={await searchParams}
          again={pagePath(locale, 'assessment')}
        />
      </section>
    </PageLayout>
  )
}
