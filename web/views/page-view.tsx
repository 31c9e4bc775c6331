import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { listPagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { dataAttributeOf } from '@/content/data-attribute.ts'
import type { RoutableDocument, Slugs } from '@/content-types.ts'
import { env } from '@/env.ts'
import { Notice } from '@/sections/notice.tsx'
import { pageNodes } from '@/seo/page-nodes.ts'
import { StructuredData } from '@/seo/structured-data.tsx'
import { publicPaths } from './document-routes.ts'
import { DocumentView } from './document-view.tsx'
import { PageLayout } from './page-layout.tsx'

type PageViewProps = {
  document: RoutableDocument
  locale: LocaleId
  contentLocale: LocaleId
  slugs: Slugs
  /** The page number of its list. */
  listPage?: number
}

/** A document in the shell, with a notice if it isn't translated. */
export async function PageView({ document, locale, contentLocale, slugs, listPage = 1 }: PageViewProps) {
  const t = await getTranslations('notice')
  const dataAttribute = await dataAttributeOf(document)
  const paths = publicPaths(document._type, slugs, document.slug)
  return (
    <PageLayout
      locale={locale}
      // In another language the list may have fewer pages, so the switch leads to its first.
      paths={{ ...paths, [locale]: listPagePath(paths[locale], listPage) }}
      crumb={document.breadcrumb}
      crumbLocale={contentLocale}
      revision={document._rev}
    >
      {contentLocale !== locale && <Notice>{t('notTranslated', { language: localeOf(locale).name })}</Notice>}
      <PageJsonLd document={document} locale={contentLocale} listPage={listPage} />
      <DocumentView
        document={document}
        locale={locale}
        contentLocale={contentLocale}
        dataAttribute={dataAttribute}
      />
    </PageLayout>
  )
}

/** The structured data of a page; nothing if Settings never loaded. */
async function PageJsonLd({
  document,
  locale,
  listPage,
}: {
  document: RoutableDocument
  locale: LocaleId
  listPage: number
}) {
  const facts = await getCompanyFacts(locale)
  if (!facts) return null
  const t = await getTranslations({ locale, namespace: 'seo' })
  const context = { site: env.SITE_URL, facts, locale, areaServed: t('areaServed') }
  return <StructuredData nodes={pageNodes({ context, document, listPage })} />
}
