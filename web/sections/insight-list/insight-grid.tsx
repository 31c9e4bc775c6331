import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { InsightCard } from '@/content-types.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import { InsightTeaser } from './insight-teaser.tsx'

type InsightGridProps = {
  id: string
  heading: string
  insights: InsightCard[]
  locale: LocaleId
  /** The path of the list of all articles, if it links to it. */
  allPath?: string | null
}

/** Articles at the end of a page: related ones, or those of an author. */
export async function InsightGrid({ id, heading, insights, locale, allPath }: InsightGridProps) {
  if (insights.length === 0) return null
  const t = await getTranslations('insight')
  return (
    <StaticHtml as="section" name={id} aria-labelledby={id} className="bg-raised py-16 lg:py-20">
      <div className="page-width">
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-12">
          {insights.map((insight) => (
            <li key={insight._id} className="border-t border-line py-6">
              <InsightTeaser insight={insight} locale={locale} />
            </li>
          ))}
        </ul>
        {allPath && (
          <p className="mt-4">
            <a className="text-link inline-flex min-h-11 items-center font-semibold" href={allPath}>
              {t('all')}
            </a>
          </p>
        )}
      </div>
    </StaticHtml>
  )
}
