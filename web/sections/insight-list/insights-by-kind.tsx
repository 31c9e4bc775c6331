import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { InsightCard } from '@/content-types.ts'
import { InsightTeaser } from './insight-teaser.tsx'

/** Every article below its kind, ordered by the newest article of each kind. */
export function InsightsByKind({ insights, locale }: { insights: InsightCard[]; locale: LocaleId }) {
  const kinds = Map.groupBy(insights, ({ type }) => type)
  // A single kind has the full width of the page.
  const [ofPage, ofKinds] = kinds.size === 1 ? ['', 'md:grid-cols-2'] : ['md:grid-cols-2', '']
  return (
    <div className={`grid gap-x-16 gap-y-10 ${ofPage}`}>
      {[...kinds].map(([kind, ofKind]) => (
        <div key={kind} className="border-tide border-t-2 pt-4">
          <h3 className="font-body font-semibold text-small text-tide tracking-normal">{kind}</h3>
          <ul className={`grid gap-x-16 ${ofKinds}`}>
            {ofKind.map((insight) => (
              <li key={insight._id} className="py-4">
                <InsightTeaser insight={insight} locale={locale} size="card" heading="h4" withKind={false} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
