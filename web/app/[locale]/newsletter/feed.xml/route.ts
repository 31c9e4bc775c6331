import { isLocaleId, locales } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import { listNewsletterIssues } from '@/content/newsletter-issues.ts'
import { getCompany } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { newsletterFeedPath } from '@/links/urls.ts'
import { feedXml } from '@/seo/feed.ts'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return locales.map(({ id }) => ({ locale: id }))
}

/** The newsletter issues of a language for feed readers. While the content lake is down, the last feed stays. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/newsletter/feed.xml'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocaleId(locale)) return new Response(null, { status: 404 })
  const [articles, company, t] = await Promise.all([
    listNewsletterIssues(locale),
    getCompany(),
    getTranslations({ locale, namespace: 'newsletter' }),
  ])
  const xml = feedXml({
    site: env.SITE_URL,
    locale,
    title: [company, t('feed')].filter(Boolean).join(' · '),
    description: t('lead'),
    home: pagePath(locale, 'newsletter'),
    path: newsletterFeedPath(locale),
    type: 'newsletterIssue',
    articles,
  })
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
