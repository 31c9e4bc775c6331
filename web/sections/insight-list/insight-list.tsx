import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InsightTeaser } from './insight-teaser.tsx'
import { InsightsByKind } from './insights-by-kind.tsx'
import { ListPages } from './list-pages.tsx'

/**
 * Articles: all of them by kind, one page at a time, or the newest one large with its image, and the others as lines.
 */
export async function InsightList({ section, locale, dataAttribute }: SectionProps<'insightList'>) {
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
    return (
      <SectionFrame section={section} dataAttribute={dataAttribute}>
        {listPages && listPages.number > 1 && (
          <p className="mb-5 text-muted text-small">
            {t('pageOf', { page: String(listPages.number), pages: String(listPages.count) })}
          </p>
        )}
        <InsightsByKind insights={section.insights} locale={locale} />
        {listPages && <ListPages {...listPages} anchor={section.anchor || `h-${section._key}`} />}
        {all}
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
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
