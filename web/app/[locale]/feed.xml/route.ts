import { isLocaleId, locales } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { getFeed } from '@/content/insights.ts'
import { getCompany } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { feedPath } from '@/links/urls.ts'
import { feedXml } from '@/seo/feed.ts'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return locales.map(({ id }) => ({ locale: id }))
}

/** The articles of a language for feed readers. While the content lake is down, the last feed stays. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/feed.xml'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocaleId(locale)) return new Response(null, { status: 404 })
  const [articles, company, t] = await Promise.all([
    getFeed(locale),
    getCompany(),
    getTranslations({ locale, namespace: 'shell' }),
  ])
  const xml = feedXml({
    site: env.SITE_URL,
    locale,
    title: [company, t('insights')].filter(Boolean).join(' · '),
    description: t('footerNote'),
    home: localePath(locale, '/'),
    path: feedPath(locale),
    type: 'insight',
    articles,
  })
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
