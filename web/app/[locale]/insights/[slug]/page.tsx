import { localeOf } from '@tidewright/schemas/locales.ts'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { editAttributeOf } from '@/content/edit-attribute.ts'
import { getInsight, insightSlugs } from '@/content/insights.ts'
import { alternatesFor } from '@/i18n/alternates.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { localePath, pathsBy } from '@/i18n/paths.ts'
import { Article } from '@/sections/article.tsx'
import { Notice } from '@/sections/notice.tsx'
import { Shell } from '@/shell/shell.tsx'
import { Unavailable } from '@/shell/unavailable.tsx'

type Props = PageProps<'/[locale]/insights/[slug]'>

export async function generateStaticParams() {
  const slugs = await insightSlugs(await requireLocale())
  return slugs.map((slug) => ({ slug }))
}

async function findInsight({ params }: Props) {
  const locale = await requireLocale()
  const { slug } = await params
  const found = await getInsight(locale, slug)
  if (found.kind === 'missing') notFound()
  if (found.kind === 'moved') permanentRedirect(localePath(locale, `/insights/${found.slug}`))
  return { ...found, locale, slug }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findInsight(props)
  if (found.kind === 'unavailable')
    return { title: (await getTranslations('unavailable'))('title'), robots: { index: false } }
  const { insight, contentLocale, slugs } = found
  const { title, description, noindex } = insight.seo
  const paths = Object.fromEntries(
    Object.entries(pathsBy((id) => localePath(id, `/insights/${slugs[id] ?? ''}`))).filter(
      ([id]) => id in slugs,
    ),
  )
  return {
    title,
    description,
    robots: noindex ? { index: false } : undefined,
    alternates: alternatesFor(contentLocale, paths),
    openGraph: { type: 'article', title, description, publishedTime: insight.publishedAt ?? undefined },
  }
}

export default async function InsightPage(props: Props) {
  const found = await findInsight(props)
  const { locale, slug } = found
  if (found.kind === 'unavailable') return <Unavailable locale={locale} path={`/insights/${slug}`} />
  const { insight, contentLocale, slugs } = found
  const t = await getTranslations()
  const editAttribute = await editAttributeOf(insight)
  return (
    <Shell locale={locale} paths={pathsBy((id) => localePath(id, `/insights/${slugs[id] ?? slug}`))}>
      {contentLocale !== locale && (
        <Notice>{t('notice.notTranslated', { language: localeOf(locale).name })}</Notice>
      )}
      <Article insight={insight} contentLocale={contentLocale} editAttribute={editAttribute} />
      <nav className="page-width mt-16 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Link className="action" href={localePath(locale, '/contact')}>
          {t('insight.bookCall')}
        </Link>
        <Link className="quiet-link py-2" href={`${localePath(locale, '/')}#insights`}>
          {t('insight.allInsights')}
        </Link>
      </nav>
    </Shell>
  )
}
