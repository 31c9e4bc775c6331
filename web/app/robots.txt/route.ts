import { env } from '@/env.ts'

// A route of its own: Next.js lets no shared cache keep what it makes of a `robots.ts`.
export const dynamic = 'force-static'

/** Everything may be read but what is for programs; pictures and files of pages live under /api and may be read too. */
const text = `User-Agent: *
Allow: /
Allow: /api/images/
Allow: /api/og-images/
Allow: /api/files/
Disallow: /api/

Sitemap: ${env.SITE_URL}/sitemap.xml
`

export function GET(): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
