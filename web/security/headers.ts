import type { NextConfig } from 'next'
import { draftModeCookie } from '../next-internals/html-markers.ts'

/** Two years, for all subdomains: https://www.rfc-editor.org/rfc/rfc6797 */
const usual = 'max-age=63072000; includeSubDomains'
/** What the list of https://hstspreload.org requires, in seconds. */
const minPreloadAge = 31_536_000

/**
 * The `Strict-Transport-Security` header: the given value, or the usual one without a value. @throws for a value that browsers
 * would ignore, or that promises preloading without its conditions.
 */
export function strictTransportSecurity(given: string | undefined): string {
  const value = given?.trim() || usual
  const [, age, subdomains, preload] = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/.exec(value) ?? []
  if (age === undefined)
    throw new Error(
      `STRICT_TRANSPORT_SECURITY is "${value}". Write it like "${usual}", "max-age=63072000" or "${usual}; preload".`,
    )
  if (preload && (!subdomains || Number(age) < minPreloadAge))
    throw new Error('STRICT_TRANSPORT_SECURITY: preload requires includeSubDomains and a max-age of a year.')
  return value
}

type Origins = {
  /** The Studio, which shows the site in its preview. */
  studio?: string
  /** The backend, which browsers send forms to. */
  backend?: string
  /** The content lake, which the preview listens to. */
  lake?: string
}

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

const everyPage = '/((?!api/|_next/).*)'
const draftCookie = { type: 'cookie', key: draftModeCookie } as const

/** The headers of every response, with the value of `STRICT_TRANSPORT_SECURITY`. */
export function headersOfEverything(strictTransport: string | undefined) {
  return {
    'strict-transport-security': strictTransportSecurity(strictTransport),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
}

/**
 * The security headers of every page. Inline scripts are allowed in general here; `server/` replaces that with the
 * hashes of the page's scripts. The preview, which only editors see, also allows inline styles.
 */
export function securityHeaders(origins: Origins, strictTransport: string | undefined): HeaderRules {
  const common = [
    ...Object.entries(headersOfEverything(strictTransport)).map(([key, value]) => ({ key, value })),
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
  'unload',
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
 * The headers of downloads: a PDF opens in the browser, a workbook is saved. Browsers revalidate them on every use, like
 * pages, and their pictures after an hour; search engines index the pages instead. Chromium's PDF viewer is an embedded
 * object, which the policy of pages forbids.
 */
export const downloadHeaders: HeaderRules = [
  {
    source: '/downloads/:path*',
    headers: [
      { key: 'X-Robots-Tag', value: 'noindex' },
      { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
    ],
  },
  {
    source: '/downloads/:file(.*\\.webp)',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, must-revalidate' }],
  },
  {
    source: '/downloads/:file(.*\\.xlsx)',
    headers: [{ key: 'Content-Disposition', value: 'attachment' }],
  },
]

/** The headers of images served by the site: an SVG opened on its own must not run scripts. */
export const imageHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
