import { defaultLocale, localeOf } from '@tidewright/schemas/locales.ts'
import { tabTitle } from '@tidewright/schemas/titles.ts'
import type { Metadata } from 'next'
import Link from 'next/link'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { editAttributeOf } from '@/content/edit-attribute.ts'
import { getInsight } from '@/content/insights.ts'
import { listAddresses } from '@/content/pages.ts'
import { getCompany } from '@/content/settings.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { localePath } from '@/i18n/paths.ts'
import { Article } from '@/sections/article.tsx'
import { Notice } from '@/sections/notice.tsx'
import { RelatedInsights } from '@/sections/related-insights.tsx'
import { shareMetadata } from '@/seo/share.ts'
import { alternatesOf, everyPath, redirectOrNotFound } from '../../address.ts'
import { Frame } from '../../frame.tsx'
import { PageData } from '../../page-data.tsx'
import { Unavailable } from '../../unavailable.tsx'

type Props = PageProps<'/[locale]/insights/[slug]'>

export async function generateStaticParams() {
  const locale = await requireLocale()
  return (await listAddresses())
    .filter(
      ({ _type, language }) => _type === 'insight' && (language === locale || language === defaultLocale),
    )
    .map(({ slug }) => ({ slug }))
}

async function findInsight({ params }: Props) {
  const locale = await requireLocale()
  const { slug } = await params
  const found = await getInsight(locale, slug)
  if (found.kind === 'missing') return redirectOrNotFound(locale, `/insights/${slug}`)
  if (found.kind === 'moved') permanentRedirect(localePath(locale, `/insights/${found.slug}`))
  return { ...found, locale, slug }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findInsight(props)
  if (found.kind === 'unavailable')
    return { title: (await getTranslations('unavailable'))('title'), robots: { index: false } }
  const { document: insight, contentLocale, slugs } = found
  const { title, description, noindex } = insight.seo
  const company = await getCompany()
  return {
    title: { absolute: tabTitle(title, company) },
    description,
    robots: noindex ? { index: false } : undefined,
    alternates: alternatesOf('insight', slugs, contentLocale),
    ...shareMetadata({ document: insight, language: contentLocale, slugs, company }),
  }
}

export default async function InsightPage(props: Props) {
  const found = await findInsight(props)
  const { locale, slug } = found
  if (found.kind === 'unavailable') return <Unavailable locale={locale} path={`/insights/${slug}`} />
  const { document: insight, contentLocale, slugs } = found
  const t = await getTranslations()
  const editAttribute = await editAttributeOf(insight)
  return (
    <Frame
      locale={locale}
      paths={everyPath('insight', slugs, slug)}
      crumb={insight.title}
      crumbLocale={contentLocale}
      revision={insight._rev}
    >
      {contentLocale !== locale && (
        <Notice>{t('notice.notTranslated', { language: localeOf(locale).name })}</Notice>
      )}
      <PageData document={insight} language={contentLocale} />
      <Article
        insight={insight}
        locale={locale}
        contentLocale={contentLocale}
        editAttribute={editAttribute}
      />
      <nav className="page-width mt-16 mb-20 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Link className="action" href={localePath(locale, '/contact')}>
          {t('insight.bookCall')}
        </Link>
        <Link className="quiet-link py-2" href={localePath(locale, '/resources')}>
          {t('insight.backToInsights')}
        </Link>
      </nav>
      <RelatedInsights insights={insight.others} locale={locale} />
    </Frame>
  )
}
