import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { getTranslations } from 'next-intl/server'
import { getCompanyFacts } from '@/content/company-facts.ts'
import { listAddresses } from '@/content/pages.ts'
import { figuresFiller } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { pageNodes, type ShownDocument } from '@/seo/page-nodes.ts'
import { StructuredData } from '@/seo/structured-data.tsx'

/** The structured data of a page; none when the settings never loaded. */
export async function PageData({ document, language }: { document: ShownDocument; language: LocaleId }) {
  const facts = await getCompanyFacts(language)
  if (!facts) return null
  const fill = await figuresFiller(language)
  const [addresses, t] = [fill(await listAddresses()), await getTranslations({ locale: language })]
  const context = { site: env.SITE_URL, facts, language, areaServed: t('seo.areaServed') }
  const words = { home: t('shell.home'), insights: t('shell.insights') }
  return <StructuredData nodes={pageNodes({ context, document, addresses, words })} />
}
