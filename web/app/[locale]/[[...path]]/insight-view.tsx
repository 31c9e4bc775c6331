import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { InsightQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/i18n/paths.ts'
import { Article } from '@/sections/article.tsx'
import { RelatedInsights } from '@/sections/related-insights.tsx'

type InsightViewProps = {
  insight: NonNullable<InsightQueryResult>
  locale: LocaleId
  contentLocale: LocaleId
  edit: (field: string) => string | undefined
}

/** An article, then the ways on from it. */
export async function InsightView({ insight, locale, contentLocale, edit }: InsightViewProps) {
  const t = await getTranslations('insight')
  return (
    <>
      <Article insight={insight} locale={locale} contentLocale={contentLocale} editAttribute={edit} />
      <nav className="page-width mt-16 mb-20 flex flex-wrap items-center gap-x-8 gap-y-4">
        <a className="action" href={localePath(locale, '/contact')}>
          {t('bookCall')}
        </a>
        <a className="quiet-link py-2" href={localePath(locale, '/resources')}>
          {t('backToInsights')}
        </a>
      </nav>
      <RelatedInsights insights={insight.others} locale={locale} />
    </>
  )
}
