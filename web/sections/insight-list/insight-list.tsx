import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { InsightCard, SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../invented-note.tsx'
import { InsightTeaser } from './insight-teaser.tsx'
import { ListPages } from './list-pages.tsx'

/**
 * Articles, the newest large next to its image: all of them by kind, one page at a time, or the next few as lines.
 */
export async function InsightList({
  section,
  locale,
  dataAttribute,
  notesInvented,
}: SectionProps<'insightList'>) {
  const [first, ...others] = section.insights
  if (!first) return null
  const t = await getTranslations('insight')
  const { listPages, allPath } = section
  const all = allPath && (
    <p className="mt-8">
      <a className="button-secondary" href={allPath}>
        {t('all')}
      </a>
    </p>
  )
  if (section.layout === 'byKind') {
    const isFirstPage = !listPages || listPages.number === 1
    return (
      <SectionFrame section={section} dataAttribute={dataAttribute}>
        {listPages && listPages.number > 1 && (
          <p className="mb-5 text-muted text-small">
            {t('pageOf', { page: String(listPages.number), pages: String(listPages.count) })}
          </p>
        )}
        {notesInvented && <InventedNote />}
        {isFirstPage && <InsightTeaser insight={first} locale={locale} size="wide" />}
        <InsightsByKind insights={isFirstPage ? others : section.insights} locale={locale} />
        {listPages && <ListPages {...listPages} anchor={section.anchor || `h-${section._key}`} />}
        {all}
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      {notesInvented && <InventedNote />}
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <InsightTeaser insight={first} locale={locale} size="large" />
        </div>
        <ol className="self-start divide-y divide-line border-y border-line lg:col-span-5">
          {others.map((insight) => (
            <li key={insight._id} className="py-6">
              <InsightTeaser insight={insight} locale={locale} />
            </li>
          ))}
        </ol>
      </div>
      {all}
    </SectionFrame>
  )
}

/** Every article below its kind, ordered by the newest article of each kind. */
function InsightsByKind({ insights, locale }: { insights: InsightCard[]; locale: LocaleId }) {
  const kinds = Map.groupBy(insights, ({ type }) => type)
  // A single kind has the full width of the page.
  const columns = `md:grid-cols-2 ${kinds.size % 3 === 0 ? 'lg:grid-cols-3' : ''}`
  const [ofPage, ofKinds] = kinds.size === 1 ? ['', 'md:grid-cols-2'] : [columns, '']
  return (
    <div className={`grid gap-x-16 gap-y-10 [&:not(:first-child)]:mt-12 ${ofPage}`}>
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
