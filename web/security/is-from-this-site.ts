/** The headers that tell where a request comes from. `siteUrl` is the configured base URL. */
type RequestOrigin = { headers: Headers; siteUrl: string }

/**
 * Whether a form post comes from a page of this site. Browsers send `Sec-Fetch-Site`, except old ones, and `Origin`,
 * which must be the requested host or the site's configured one; the origin `null` is a sandboxed frame or a page
 * without a referrer. A request without either header isn't from a browser, has no visitor's cookies, and is accepted.
 */
export function isFromThisSite({ headers, siteUrl }: RequestOrigin): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'same-origin') return true
  if (fetchSite === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && [new URL(siteUrl).host, headers.get('host')].includes(new URL(origin).host)
}
