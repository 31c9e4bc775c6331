import type { MetadataRoute } from 'next'
import { env } from '@/env.ts'

/** Everything may be read but what is for programs; pictures and files of pages live under /api and may be read too. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/pictures/', '/api/og-images/', '/api/files/'],
      disallow: '/api/',
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
