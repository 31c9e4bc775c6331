import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import type {
  InsightQueryResult,
  PageQueryResult,
  ServicePackageQueryResult,
} from '@tidewright/schemas/sanity.types.ts'
import { getTranslations } from 'next-intl/server'
import type { Slugs } from '@/content/addressed.ts'
import { editAttributeOf } from '@/content/edit-attribute.ts'
import { LegalHead } from '@/sections/legal-head.tsx'
import { Notice } from '@/sections/notice.tsx'
import { PackageHead } from '@/sections/package-head.tsx'
import { Section } from '@/sections/registry.tsx'
import { everyPath } from '../address.ts'
import { Frame } from '../frame.tsx'
import { PageData } from '../page-data.tsx'
import { InsightView } from './insight-view.tsx'

type Sectioned = NonNullable<PageQueryResult> | NonNullable<ServicePackageQueryResult>
type PageViewProps = {
  document: Sectioned | NonNullable<InsightQueryResult>
  locale: LocaleId
  contentLocale: LocaleId
  slugs: Slugs
}

/** A document in its frame, with the notice that it is not translated where that is so. */
export async function PageView({ document, locale, contentLocale, slugs }: PageViewProps) {
  const t = await getTranslations('notice')
  const edit = await editAttributeOf(document)
  return (
    <Frame
      locale={locale}
      paths={everyPath(document._type, slugs, document.slug)}
      crumb={document.title}
      crumbLocale={contentLocale}
      revision={document._rev}
    >
      {contentLocale !== locale && <Notice>{t('notTranslated', { language: localeOf(locale).name })}</Notice>}
      <PageData document={document} language={contentLocale} />
      {document._type === 'insight' ? (
        <InsightView insight={document} locale={locale} contentLocale={contentLocale} editAttribute={edit} />
      ) : (
        <SectionsView document={document} locale={locale} tag={localeOf(contentLocale).tag} edit={edit} />
      )}
    </Frame>
  )
}

type SectionsViewProps = {
  document: Sectioned
  locale: LocaleId
  tag: string
  edit: (field: string) => string | undefined
}

/** The head that the type of a page brings, then its sections. */
function SectionsView({ document, locale, tag, edit }: SectionsViewProps) {
  return (
    <div lang={tag}>
      {document._type === 'servicePackage' && (
        <PackageHead servicePackage={document} locale={locale} edit={edit} />
      )}
      {document._type === 'legalPage' && <LegalHead page={document} tag={tag} edit={edit} />}
      {document.sections.map((section) => (
        <Section
          key={section._key}
          section={section}
          locale={locale}
          tag={tag}
          edit={(field) => edit(`sections[_key=="${section._key}"].${field}`)}
        />
      ))}
    </div>
  )
}
