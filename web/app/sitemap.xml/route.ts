import { countPublicPaths, listPublicPaths } from '@/content/public-paths.ts'
import { env } from '@/env.ts'
import { entriesOfSitemap, sitemapEntries, sitemapIndexXml, sitemapXml, xmlHeaders } from '@/seo/sitemap.ts'

// Rendered once and cached until the path of a page changes. While the content lake is down, the last sitemap stays.
export const dynamic = 'force-static'

/** Every page, or the list of sitemaps if there are too many pages for one. */
export async function GET(): Promise<Response> {
  const parts = Math.ceil((await countPublicPaths()) / entriesOfSitemap)
  const xml =
    parts > 1
      ? sitemapIndexXml(env.SITE_URL, parts)
      : sitemapXml(sitemapEntries(env.SITE_URL, await listPublicPaths()))
  return new Response(xml, { headers: xmlHeaders })
}
