/** What a request says of where it comes from; `siteUrl` is the address that the settings name. */
type RequestOrigin = { headers: Headers; siteUrl: string }

/**
 * Whether a form post comes from a page of this site. Browsers tell by `Sec-Fetch-Site`, all but old ones, and by `Origin`, which has
 * to be the host that was asked for or the site's known one; an origin of `null` is a sandboxed frame, or a page that gives away no
 * referrer. What tells nothing is no browser, has no visitor's cookies, and is let in.
 */
export function isFromThisSite({ headers, siteUrl }: RequestOrigin): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'same-origin') return true
  if (fetchSite === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && [new URL(siteUrl).host, headers.get('host')].includes(new URL(origin).host)
}
