import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { listPagePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { dataAttributeOf } from '@/content/data-attribute.ts'
import { getImprint } from '@/content/settings.ts'
import type {
  CompanyImprint,
  DataAttribute,
  Page,
  RoutableDocument,
  ServicePackage,
  Slugs,
} from '@/content-types.ts'
import { Notice } from '@/sections/notice.tsx'
import { LegalHead } from '@/sections/page-heads/legal-head.tsx'
import { PackageHead } from '@/sections/page-heads/package-head.tsx'
import { publicPaths } from './document-routes.ts'
import { InsightView } from './insight-view.tsx'
import { PageJsonLd } from './page-json-ld.tsx'
import { PageLayout } from './page-layout.tsx'
import { Section } from './section.tsx'

type PageViewProps = {
  document: RoutableDocument
  locale: LocaleId
  contentLocale: LocaleId
  slugs: Slugs
  /** Which page of its list it is. */
  listPage?: number
}

/** A document in its frame, with the notice that it is not translated where that is so. */
export async function PageView({ document, locale, contentLocale, slugs, listPage = 1 }: PageViewProps) {
  const t = await getTranslations('notice')
  const dataAttribute = await dataAttributeOf(document)
  const paths = publicPaths(document._type, slugs, document.slug)
  return (
    <PageLayout
      locale={locale}
      // In another language the list may have fewer pages: its first is there.
      paths={{ ...paths, [locale]: listPagePath(paths[locale], listPage) }}
      crumb={document.breadcrumb}
      crumbLocale={contentLocale}
      revision={document._rev}
    >
      {contentLocale !== locale && <Notice>{t('notTranslated', { language: localeOf(locale).name })}</Notice>}
      <PageJsonLd document={document} language={contentLocale} listPage={listPage} />
      {document._type === 'insight' ? (
        <InsightView
          insight={document}
          locale={locale}
          contentLocale={contentLocale}
          dataAttribute={dataAttribute}
        />
      ) : (
        <SectionsView
          document={document}
          locale={locale}
          languageTag={localeOf(contentLocale).languageTag}
          dataAttribute={dataAttribute}
          imprint={document._type === 'legalPage' ? await getImprint() : null}
        />
      )}
    </PageLayout>
  )
}

type SectionsViewProps = {
  /** For a legal page. */
  imprint: CompanyImprint | null
  document: Page | ServicePackage
  locale: LocaleId
  languageTag: string
  dataAttribute: DataAttribute
}

/** The head that the type of a page brings, then its sections. */
function SectionsView({ document, locale, languageTag, dataAttribute, imprint }: SectionsViewProps) {
  return (
    <div lang={languageTag}>
      {document._type === 'servicePackage' && (
        <PackageHead servicePackage={document} locale={locale} dataAttribute={dataAttribute} />
      )}
      {document._type === 'legalPage' && (
        <LegalHead
          page={document}
          languageTag={languageTag}
          dataAttribute={dataAttribute}
          imprint={imprint}
        />
      )}
      {document.sections.map((section) => (
        <Section
          key={section._key}
          section={section}
          locale={locale}
          languageTag={languageTag}
          dataAttribute={(field) => dataAttribute(`sections[_key=="${section._key}"].${field}`)}
        />
      ))}
    </div>
  )
}
