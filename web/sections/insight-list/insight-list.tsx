import { localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { InsightCard, SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../notice.tsx'
import { CategoryName, InsightTeaser } from './insight-teaser.tsx'
import { ListPages, PageOf } from './list-pages.tsx'

/**
 * Articles, the newest large next to its image: all of them by category, one page at a time, or the next few as lines.
 */
export async function InsightList({
  section,
  locale,
  languageTag,
  dataAttribute,
  notesInvented,
}: SectionProps<'insightList'>) {
  const [first, ...others] = section.insights
  if (!first) return null
  const t = await getTranslations('insight')
  const { listPages, allPath } = section
  const all = allPath && (
    <p className="mt-8">
      <a lang={localeOf(locale).languageTag} className="button-secondary" href={allPath}>
        {t('all')}
      </a>
    </p>
  )
  if (section.layout === 'byKind') {
    const isFirstPage = !listPages || listPages.number === 1
    return (
      <SectionFrame section={section} dataAttribute={dataAttribute}>
        {listPages && <PageOf {...listPages} />}
        {notesInvented && <InventedNote />}
        {isFirstPage && <InsightTeaser insight={first} locale={locale} size="wide" linksToCategory />}
        <InsightsByCategory
          insights={isFirstPage ? others : section.insights}
          locale={locale}
          languageTag={languageTag}
        />
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

type InsightsByCategoryProps = Pick<SectionProps<'insightList'>, 'locale' | 'languageTag'> & {
  insights: InsightCard[]
}

/** Every article below its category, ordered by the newest article of each. */
function InsightsByCategory({ insights, locale, languageTag }: InsightsByCategoryProps) {
  const categories = Map.groupBy(insights, ({ category }) => category?.title)
  // A single category has the full width of the page.
  const columns = `md:grid-cols-2 ${categories.size % 3 === 0 ? 'lg:grid-cols-3' : ''}`
  const [ofPage, ofCategory] = categories.size === 1 ? ['', 'md:grid-cols-2'] : [columns, '']
  return (
    <div className={`grid gap-x-16 gap-y-10 [&:not(:first-child)]:mt-12 ${ofPage}`}>
      {[...categories.values()].map((listed) => {
        const category = listed[0]?.category
        return (
          <div key={category?.title ?? ''} className="border-tide border-t-2 pt-4">
            {category && (
              <h3 className="font-body font-semibold text-small text-tide tracking-normal">
                <CategoryName category={category} within={languageTag} linksIn={locale} />
              </h3>
            )}
            <ul className={`grid gap-x-16 ${ofCategory}`}>
              {listed.map((insight) => (
                <li key={insight._id} className="py-4">
                  <InsightTeaser
                    insight={insight}
                    locale={locale}
                    size="card"
                    heading={category ? 'h4' : 'h3'}
                    withCategory={false}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
