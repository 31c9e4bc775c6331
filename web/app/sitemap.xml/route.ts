import { countPublicPaths, listPublicPaths } from '@/content/public-paths.ts'
import { env } from '@/env.ts'
import { entriesOfSitemap, sitemapEntries } from '@/seo/sitemap.ts'
import { sitemapIndexXml, sitemapXml, xmlHeaders } from '@/seo/sitemap-xml.ts'

// Made once and kept until the path of a page changes; with the content lake down the last one stays.
export const dynamic = 'force-static'

/** Every page; where they are too many for one file, the list of the files. */
export async function GET(): Promise<Response> {
  const parts = Math.ceil((await countPublicPaths()) / entriesOfSitemap)
  const xml =
    parts > 1
      ? sitemapIndexXml(env.SITE_URL, parts)
      : sitemapXml(sitemapEntries(env.SITE_URL, await listPublicPaths()))
  return new Response(xml, { headers: xmlHeaders })
}
