import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { Insight } from '@/content-types.ts'
import { Article, textColumn } from '@/sections/article/article.tsx'
import { InsightGrid } from '@/sections/insight-list/insight-grid.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** An article, followed by links to continue. */
export async function InsightView({ document, locale, ...props }: DocumentViewProps<Insight>) {
  const t = await getTranslations('insight')
  return (
    <>
      <Article {...props} insight={document} locale={locale} />
      <nav className="page-width mt-16 mb-20 grid gap-x-16 lg:grid-cols-12">
        <div className={`flex flex-wrap items-center gap-x-8 gap-y-4 ${textColumn(document)}`}>
          <a
            className="button-primary"
            href={`${pagePath(locale, 'contact')}#book-call`}
            data-dialog={'consultation' satisfies DialogName}
          >
            {t('bookCall')}
          </a>
          <a className="text-link py-2" href={pagePath(locale, 'resources')}>
            {t('backToInsights')}
          </a>
        </div>
      </nav>
      <div className="print:hidden">
        <InsightGrid id="related" heading={t('related')} insights={document.others} locale={locale} />
      </div>
    </>
  )
}
