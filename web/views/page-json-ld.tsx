import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import { getCompanyFacts } from '@/content/company-facts.ts'
import type { RoutableDocument } from '@/content-types.ts'
import { env } from '@/env.ts'
import { pageNodes } from '@/seo/page-nodes.ts'
import { StructuredData } from '@/seo/structured-data.tsx'

/** The structured data of a page; nothing if Settings never loaded. */
export async function PageJsonLd({
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
