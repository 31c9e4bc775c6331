import type { MetadataRoute } from 'next'
import { listPages } from '@/content/pages.ts'
import { env } from '@/env.ts'
import { sitemapEntries } from '@/seo/sitemap.ts'

export const dynamic = 'force-static'

/** Made once and kept until the path of a page changes; with the content lake down the last one stays. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(env.SITE_URL, await listPages())
}
