import { safeWebUrl } from '@tidewright/contracts/links.ts'
import { documentTitle } from '@tidewright/contracts/titles.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listPrerenderedPaths } from '@/content/public-paths.ts'
import { getCompany } from '@/content/settings.ts'
import { unavailableMetadata } from '@/content/unavailable-metadata.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { pathSegments } from '@/links/paths.ts'
import { shareMetadata } from '@/seo/share-metadata.ts'
import { alternatesOf } from '@/views/document-routes.ts'
import { adjacentListPages, findPage } from '@/views/find-page.ts'
import { UnavailablePage } from '@/views/message-page.tsx'
import { PageView } from '@/views/page-view.tsx'

type Props = PageProps<'/[locale]/[[...path]]'>

/** The documents that the build prerenders; the site renders and caches the others on their first visit. */
export async function generateStaticParams() {
  const locale = await requireLocale()
  return (await listPrerenderedPaths(locale)).map((entry) => pathSegments(locale, entry))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await findPage(await requireLocale(), (await params).path)
  if (result.status === 'unavailable') {
    return unavailableMetadata((await getTranslations('unavailable'))('title'))
  }
  const { document, contentLocale, slugs, listPage = 1 } = result
  const { title, description, noindex, canonical } = document.seo
  const elsewhere = safeWebUrl(canonical ?? '')
  const company = await getCompany()
  return {
    title: { absolute: documentTitle(title, company) },
    description,
    robots: noindex ? { index: false } : undefined,
    alternates: elsewhere
      ? { canonical: elsewhere }
      : alternatesOf(document._type, slugs, contentLocale, listPage),
    pagination: adjacentListPages(document, listPage),
    ...shareMetadata({ document, contentLocale, slugs, company, listPage }),
  }
}

/** The page of any routable document. */
export default async function ContentPage({ params }: Props) {
  const locale = await requireLocale()
  const { path } = await params
  const result = await findPage(locale, path)
  if (result.status === 'unavailable')
    return <UnavailablePage locale={locale} path={`/${path?.join('/') ?? ''}`} />
  return <PageView {...result} locale={locale} />
}
