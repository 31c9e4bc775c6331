import { env } from '@/env.ts'

// A route instead of `robots.ts`: Next.js lets no shared cache store what it generates.
export const dynamic = 'force-static'

/** Allows everything except API routes; the images, videos and files of pages under /api are allowed too. */
const text = `User-Agent: *
Allow: /
Allow: /api/images/
Allow: /api/og-images/
Allow: /api/files/
Allow: /api/videos/
Disallow: /api/

Sitemap: ${env.SITE_URL}/sitemap.xml
`

export function GET(): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
