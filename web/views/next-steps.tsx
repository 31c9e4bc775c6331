import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { listLatestInsights } from '@/content/insights.ts'
import { withFallback } from '@/content/lake/sanity-fetch.ts'
import { InsightGrid } from '@/sections/insight-list/insight-grid.tsx'

/** What to do after a form was sent: pages that help to decide. */
export async function NextSteps({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('nextSteps')
  return (
    <p className="flex flex-wrap gap-3">
      <a className="button-secondary" href={pagePath(locale, 'case-studies')}>
        {t('caseStudies')}
      </a>
      <a className="button-secondary" href={pagePath(locale, 'assessment')}>
        {t('assessment')}
      </a>
    </p>
  )
}

/** The newest articles; none if they can't be loaded, since the page is about something else. */
export async function NewestArticles({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('insight')
  const { insights } = await withFallback(
    () => listLatestInsights(locale),
    () => ({ insights: [] }),
  )
  return (
    <InsightGrid
      id="newest-articles"
      heading={t('related')}
      insights={insights.slice(0, 3)}
      locale={locale}
    />
  )
}
