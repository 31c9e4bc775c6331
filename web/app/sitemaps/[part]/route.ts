import { ContentUnavailableError } from '@/content/lake/sanity-fetch.ts'
import { countPublicPaths, listPublicPaths } from '@/content/public-paths.ts'
import type { PageEntry } from '@/content-types.ts'
import { env } from '@/env.ts'
import { entriesOfSitemap, sitemapPart, sitemapXml, xmlHeaders } from '@/seo/sitemap.ts'

// Rendered per request: a publish would re-render all of fifty files, and search engines fetch them once a day.
export const dynamic = 'force-dynamic'

/** One of the sitemaps that `/sitemap.xml` lists: `/sitemaps/1.xml` is the first. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[part]'>,
): Promise<Response> {
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? []
  const pages = await listPathsFor(Number(number)).catch(nullIfUnavailable)
  if (!pages) {
    const headers = { 'retry-after': '60', 'cache-control': 'no-store' }
    return new Response('The sitemap is not available right now.', { status: 503, headers })
  }
  const entries = sitemapPart(env.SITE_URL, pages, Number(number))
  if (entries.length === 0) return new Response('No such sitemap.', { status: 404 })
  return new Response(sitemapXml(entries), {
    headers: { ...xmlHeaders, 'cache-control': 'public, max-age=3600' },
  })
}

/** All public paths, or none if there is no sitemap with this number: listing them takes long. */
async function listPathsFor(number: number): Promise<PageEntry[]> {
  return number <= Math.ceil((await countPublicPaths()) / entriesOfSitemap) ? listPublicPaths() : []
}

function nullIfUnavailable(error: unknown): null {
  if (error instanceof ContentUnavailableError) return null
  throw error
}
