import { isLocaleId, locales } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { getFeed } from '@/content/feed.ts'
import { getCompany } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { feedXml } from '@/seo/feed.ts'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return locales.map(({ id }) => ({ locale: id }))
}

/** The articles of a language for feed readers; with the content lake down the last one stays. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/feed.xml'>,
): Promise<Response> {
  const { locale: language } = await params
  if (!isLocaleId(language)) return new Response(null, { status: 404 })
  const [articles, company, t] = await Promise.all([
    getFeed(language),
    getCompany(),
    getTranslations({ locale: language, namespace: 'shell' }),
  ])
  const xml = feedXml({
    site: env.SITE_URL,
    language,
    title: [company, t('insights')].filter(Boolean).join(' · '),
    description: t('footerNote'),
    home: localePath(language, '/'),
    articles,
  })
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
