import { join } from 'node:path'
import { defaultLocale, locales } from '@tidewright/schemas/locales.ts'
import { staticFilePattern } from '@tidewright/schemas/static-files.ts'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { downloadHeaders, securityHeaders } from './security/headers.ts'

const withNextIntl = createNextIntlPlugin('./i18n/request.ts')
const prefixes = locales.map(({ id }) => id).join('|')

const config: NextConfig = {
  // A second copy from the same checkout builds into its own folder; local/stack/builds.ts sets these two.
  distDir: process.env.SITE_BUILD_FOLDER || '.next',
  typescript: { tsconfigPath: process.env.SITE_TSCONFIG || 'tsconfig.json' },
  // The number of nonexistent paths is unlimited: they must not fill the disk.
  cacheHandler: join(import.meta.dirname, 'next-internals/cache-handler.ts'),
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@tidewright/schemas'],
  // The default locale has no public prefix. Rewrites rather than a proxy: see docs/decisions/0003-rewrites.md.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: `/${defaultLocale}` },
      { source: '/feed.xml', destination: `/${defaultLocale}/feed.xml` },
      {
        source: `/:path((?!(?:${prefixes}|api|_next)(?:/|$)|${staticFilePattern}).*)`,
        destination: `/${defaultLocale}/:path`,
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    ...securityHeaders({
      studio: process.env.STUDIO_URL,
      backend: process.env.NEXT_PUBLIC_SUPABASE_URL,
      lake: process.env.SANITY_API_HOST,
    }),
    ...downloadHeaders,
  ],
  redirects: async () => [
    { source: `/${defaultLocale}`, destination: '/', permanent: true },
    { source: `/${defaultLocale}/:path*`, destination: '/:path*', permanent: true },
  ],
}

export default withNextIntl(config)
