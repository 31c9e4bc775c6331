import { localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { Category } from '@/content-types.ts'
import { fieldAttributes } from '@/i18n/foreign-language-tag.ts'
import { InsightTeaser } from '@/sections/insight-list/insight-teaser.tsx'
import { ListPages, PageOf } from '@/sections/insight-list/list-pages.tsx'
import { InventedNote } from '@/sections/notice.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** A category: its heading and introduction, then its articles, the newest across the page, one page at a time. */
export async function CategoryView({
  document,
  locale,
  contentLocale,
  dataAttribute,
}: DocumentViewProps<Category>) {
  const t = await getTranslations('insight')
  const field = fieldAttributes(document, dataAttribute)
  const { heading, summary, insights, listPages, allPath } = document
  return (
    <>
      <StaticHtml
        as="header"
        name="category"
        lang={localeOf(contentLocale).languageTag}
        className="page-width pt-10 lg:pt-16"
      >
        <h1 {...field('heading')} className="max-w-[22ch] text-balance text-h1">
          {heading}
        </h1>
        <p {...field('summary')} className="mt-5 max-w-[60ch] text-lead text-muted">
          {summary}
        </p>
      </StaticHtml>
      <StaticHtml as="div" name="articles" id="articles" className="page-width pt-10 pb-20">
        <PageOf {...listPages} />
        {insights.some(({ author }) => author?.invented) && <InventedNote />}
        <ul className="grid gap-x-16 gap-y-12 empty:hidden md:grid-cols-2 lg:grid-cols-3">
          {insights.map((insight, index) => {
            const isNewest = index === 0 && listPages.number === 1
            return (
              <li key={insight._id} className={isNewest ? 'col-span-full' : undefined}>
                <InsightTeaser
                  insight={insight}
                  locale={locale}
                  size={isNewest ? 'wide' : 'card'}
                  eager={isNewest}
                  heading="h2"
                  withCategory={false}
                />
              </li>
            )
          })}
        </ul>
        <ListPages {...listPages} anchor="articles" />
        {allPath && (
          <p className="mt-10">
            <a className="button-secondary" href={allPath}>
              {t('all')}
            </a>
          </p>
        )}
      </StaticHtml>
    </>
  )
}
