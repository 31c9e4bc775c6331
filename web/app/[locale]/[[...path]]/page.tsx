import { tabTitle } from '@tidewright/schemas/titles.ts'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listAddresses } from '@/content/pages.ts'
import { getCompany } from '@/content/settings.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { shareMetadata } from '@/seo/share.ts'
import { alternatesOf } from '../address.ts'
import { Unavailable } from '../unavailable.tsx'
import { pathSegments } from './addresses.ts'
import { findPage } from './find-page.ts'
import { PageView } from './page-view.tsx'

type Props = PageProps<'/[locale]/[[...path]]'>

export async function generateStaticParams() {
  const locale = await requireLocale()
  return (await listAddresses()).flatMap((address) => pathSegments(address, locale))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPage(await requireLocale(), (await params).path)
  if (found.kind === 'unavailable') {
    return { title: (await getTranslations('unavailable'))('title'), robots: { index: false } }
  }
  const { document, contentLocale, slugs } = found
  const { title, description, noindex } = document.seo
  const company = await getCompany()
  return {
    title: { absolute: tabTitle(title, company) },
    description,
    robots: noindex ? { index: false } : undefined,
    alternates: alternatesOf(document._type, slugs, contentLocale),
    ...shareMetadata({ document, language: contentLocale, slugs, company }),
  }
}

/** Every page that the content lake holds: pages, legal pages, packages, articles. */
export default async function ContentPage({ params }: Props) {
  const locale = await requireLocale()
  const { path } = await params
  const found = await findPage(locale, path)
  if (found.kind === 'unavailable') return <Unavailable locale={locale} path={`/${path?.join('/') ?? ''}`} />
  return <PageView {...found} locale={locale} />
}
