import { join } from 'node:path'
import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { staticFilePattern } from '@tidewright/contracts/static-files.ts'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { downloadHeaders, securityHeaders } from './security/headers.ts'

const withNextIntl = createNextIntlPlugin('./i18n/request.ts')
const prefixes = locales.map(({ id }) => id).join('|')

const config: NextConfig = {
  // A second copy from the same checkout builds into its own folder; cli/stack/builds.ts sets these two.
  distDir: process.env.SITE_BUILD_FOLDER || '.next',
  typescript: {
    tsconfigPath: process.env.SITE_TSCONFIG || 'tsconfig.json',
    // The test command checks types in a step of its own.
    ignoreBuildErrors: process.env.SITE_TYPES_CHECKED === 'yes',
  },
  // The number of nonexistent paths is unlimited: they must not fill the disk.
  cacheHandler: join(import.meta.dirname, 'next-internals/cache-handler.ts'),
  // Parts of Next.js that every page would load for nothing, by the paths of its own imports. `npm run budget` shows what
  // they cost if these stop matching.
  turbopack: {
    resolveAlias: {
      '../build/polyfills/polyfill-module': './next-internals/no-polyfills.ts',
      './builtin/global-error': './app/global-error.tsx',
      '../components/builtin/global-error': './app/global-error.tsx',
    },
  },
  poweredByHeader: false,
  // The site has an image route of its own; `/_next/image` would fetch and store what anybody asks for.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Every browser gets title and description in the head. Next.js would insert late ones with inline scripts, which the
  // Content-Security-Policy blocks.
  htmlLimitedBots: /./,
  // It reads files of its own package.
  serverExternalPackages: ['pdfkit'],
  outputFileTracingIncludes: {
    '/downloads/[...path]': [
      '../node_modules/@fontsource/{fraunces,instrument-sans}/files/*-latin-[46]00-*.woff',
    ],
  },
  transpilePackages: ['@tidewright/contracts', '@tidewright/schemas'],
  // The default locale has no public prefix. Rewrites rather than a proxy: see docs/decisions/0003-rewrites.md.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: `/${defaultLocale}` },
      ...locales.map(({ id }) => ({ source: searchPath(id), destination: `/${id}/search` })),
      ...['/feed.xml', '/newsletter/feed.xml'].map((feed) => ({
        source: feed,
        destination: `/${defaultLocale}${feed}`,
      })),
      {
        source: `/:path((?!(?:${prefixes}|api|_next)(?:/|$)|${staticFilePattern}).*)`,
        destination: `/${defaultLocale}/:path`,
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    ...securityHeaders(
      {
        studio: process.env.STUDIO_URL,
        backend: process.env.NEXT_PUBLIC_SUPABASE_URL,
        lake: process.env.SANITY_API_HOST,
      },
      process.env.STRICT_TRANSPORT_SECURITY,
    ),
    ...downloadHeaders,
  ],
  redirects: async () => [
    { source: `/${defaultLocale}`, destination: '/', permanent: true },
    // One URL per language; the default locale's is the route's own.
    ...locales
      .filter(({ id }) => id !== defaultLocale)
      .map(({ id }) => ({ source: `/${id}/search`, destination: searchPath(id), permanent: true })),
    { source: `/${defaultLocale}/:path*`, destination: '/:path*', permanent: true },
  ],
}

export default withNextIntl(config)
