import type { NextConfig } from 'next'
import { draftModeCookie } from '../next-internals/html-markers.ts'

type Origins = {
  /** The Studio, which shows the site in its preview. */
  studio?: string
  /** The backend, which forms are posted to from the browser. */
  backend?: string
  /** The content lake, which the preview listens to. */
  lake?: string
}

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

const everyPage = '/((?!api/|_next/).*)'
const draftCookie = { type: 'cookie', key: draftModeCookie } as const

/** Of every answer, page or not. */
export const headersOfEverything = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * The security headers of every page. Inline scripts are allowed here as a whole; `server/` puts in their place the
 * hashes of the ones that the page has. The preview, which only an editor sees, may also use inline styles.
 */
export function securityHeaders(origins: Origins): HeaderRules {
  const common = [
    ...Object.entries(headersOfEverything).map(([key, value]) => ({ key, value })),
    { key: 'Permissions-Policy', value: permissions },
  ]
  return [
    { source: everyPage, headers: common },
    {
      source: everyPage,
      missing: [draftCookie],
      headers: [
        { key: 'Content-Security-Policy', value: policy(origins, false) },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ],
    },
    {
      source: everyPage,
      has: [draftCookie],
      headers: [{ key: 'Content-Security-Policy', value: policy(origins, true) }],
    },
  ]
}

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** https://www.w3.org/TR/CSP3/ */
function policy({ studio, backend, lake }: Origins, preview: boolean): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", preview ? "'unsafe-inline'" : undefined],
    'img-src': ["'self'", 'data:', preview ? lake : undefined],
    'connect-src': [
      "'self'",
      backend,
      ...(preview ? [lake, 'https://*.sanity.io', 'wss://*.sanity.io'] : []),
    ],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'self'", studio],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}

/**
 * Of the files behind the downloads: a PDF opens in the browser, a workbook is saved. They keep their address when their
 * content changes, so browsers ask again after an hour; search engines send visitors to the pages. Chromium's reader of
 * PDFs is an embedded object, which the policy of pages forbids.
 */
export const downloadHeaders: HeaderRules = [
  {
    source: '/downloads/:path*',
    headers: [
      { key: 'Cache-Control', value: 'public, max-age=3600, must-revalidate' },
      { key: 'X-Robots-Tag', value: 'noindex' },
      { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
    ],
  },
  {
    source: '/downloads/:file(.*\\.xlsx)',
    headers: [{ key: 'Content-Disposition', value: 'attachment' }],
  },
]

/** Of a picture that is sent from the site: a drawing opened by itself must not run anything. */
export const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
