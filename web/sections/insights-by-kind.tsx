import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { InsightCard } from '@/content-types.ts'
import { InsightTeaser } from './insight-teaser.tsx'

/** Every article under its kind, the kinds in the order of their newest article. */
export function InsightsByKind({ insights, locale }: { insights: InsightCard[]; locale: LocaleId }) {
  const kinds = Map.groupBy(insights, ({ type }) => type)
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {[...kinds].map(([kind, ofKind]) => (
        <div key={kind} className="border-tide border-t-2 pt-4">
          <h3 className="font-body font-semibold text-small text-tide tracking-normal">{kind}</h3>
          <ul className="divide-y divide-line">
            {ofKind.map((insight) => (
              <li key={insight._id} className="py-4">
                <InsightTeaser insight={insight} locale={locale} heading="h4" withSummary withKind={false} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
