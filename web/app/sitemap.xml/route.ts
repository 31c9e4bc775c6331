import { listPages } from '@/content/pages.ts'
import { env } from '@/env.ts'
import { sitemapXml } from '@/seo/sitemap.ts'

export const dynamic = 'force-static'

/** Made once and kept until the address of a page changes; with the content lake down the last one stays. */
export async function GET(): Promise<Response> {
  const xml = sitemapXml(env.SITE_URL, await listPages())
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
