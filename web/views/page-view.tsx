import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { listPagePath, pagePath, type RoutableType } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { dataAttributeOf } from '@/content/data-attribute.ts'
import { getImprint } from '@/content/settings.ts'
import type { DocumentOf, Insight, RoutableDocument, Slugs } from '@/content-types.ts'
import { env } from '@/env.ts'
import { Article, textColumn } from '@/sections/article/article.tsx'
import { ConsultationLink } from '@/sections/consultation-link.tsx'
import { InsightGrid } from '@/sections/insight-list/insight-grid.tsx'
import { Notice } from '@/sections/notice.tsx'
import { LegalHead } from '@/sections/page-heads/legal-head.tsx'
import { PackageHead } from '@/sections/page-heads/package-head.tsx'
import { pageNodes } from '@/seo/page-nodes.ts'
import { StructuredData } from '@/seo/structured-data.tsx'
import { CaseStudyView } from './case-study-view.tsx'
import { CategoryView } from './category-view.tsx'
import { publicPaths } from './document-routes.ts'
import type { DocumentViewProps } from './document-view-props.ts'
import { IndustryView } from './industry-view.tsx'
import { NewsletterIssueView } from './newsletter-issue-view.tsx'
import { PageLayout } from './page-layout.tsx'
import { SectionsView } from './sections-view.tsx'
import { TeamMemberView } from './team-member-view.tsx'
import { WebinarView } from './webinar-view.tsx'

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
      <PageJsonLd document={document} slugs={slugs} locale={contentLocale} listPage={listPage} />
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
  slugs,
  locale,
  listPage,
}: {
  document: RoutableDocument
  slugs: Slugs
  locale: LocaleId
  listPage: number
}) {
  const facts = await getCompanyFacts(locale)
  if (!facts) return null
  const t = await getTranslations({ locale, namespace: 'seo' })
  const context = { site: env.SITE_URL, facts, locale, areaServed: t('areaServed') }
  return <StructuredData nodes={pageNodes({ context, document, slugs, listPage })} />
}

type View<Document> = (props: DocumentViewProps<Document>) => ReactNode | Promise<ReactNode>

/** The view of each routable type; a type error if one is missing. */
const views: { [Type in RoutableType]: View<DocumentOf<Type>> } = {
  page: SectionsView,
  legalPage: LegalPageView,
  servicePackage: PackageView,
  insight: InsightView,
  category: CategoryView,
  caseStudy: CaseStudyView,
  industry: IndustryView,
  teamMember: TeamMemberView,
  webinar: WebinarView,
  newsletterIssue: NewsletterIssueView,
}

function DocumentView(props: DocumentViewProps<RoutableDocument>) {
  // The registry pairs each type with its view; TypeScript can't follow that through the lookup.
  const View = views[props.document._type] as View<RoutableDocument>
  return <View {...props} />
}

async function LegalPageView(props: DocumentViewProps<DocumentOf<'legalPage'>>) {
  const { document, locale, contentLocale, dataAttribute } = props
  const imprint = await getImprint()
  const head = (
    <LegalHead
      page={document}
      locale={locale}
      contentLocale={contentLocale}
      dataAttribute={dataAttribute}
      imprint={imprint}
    />
  )
  return <SectionsView {...props} head={head} />
}

function PackageView(props: DocumentViewProps<DocumentOf<'servicePackage'>>) {
  const { document, locale, dataAttribute } = props
  const head = <PackageHead servicePackage={document} locale={locale} dataAttribute={dataAttribute} />
  return <SectionsView {...props} head={head} />
}

/** An article, followed by links to continue. */
async function InsightView({ document, locale, ...props }: DocumentViewProps<Insight>) {
  const t = await getTranslations('insight')
  return (
    <>
      <Article {...props} insight={document} locale={locale} />
      <nav className="page-width mt-16 mb-20 grid gap-x-16 lg:grid-cols-12">
        <div className={`flex flex-wrap items-center gap-x-8 gap-y-4 ${textColumn(document)}`}>
          <ConsultationLink locale={locale} label={t('bookCall')} />
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
