import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { InsightCard } from '@/content-types.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import { InsightTeaser } from '../insight-list/insight-teaser.tsx'

/** Other articles at the end of an article. */
export async function RelatedInsights({ insights, locale }: { insights: InsightCard[]; locale: LocaleId }) {
  if (insights.length === 0) return null
  const t = await getTranslations('insight')
  return (
    <StaticHtml
      as="section"
      name="related"
      aria-labelledby="related"
      className="bg-raised py-16 lg:py-20 print:hidden"
    >
      <div className="page-width">
        <h2 id="related" className="text-h2">
          {t('related')}
        </h2>
        <ul className="mt-8 grid gap-x-16 md:grid-cols-2">
          {insights.map((insight) => (
            <li key={insight._id} className="border-t border-line py-6">
              <InsightTeaser insight={insight} locale={locale} />
            </li>
          ))}
        </ul>
      </div>
    </StaticHtml>
  )
}
