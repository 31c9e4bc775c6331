import { defaultLocale } from '@tidewright/contracts/locales.ts'

/** The decoded path of a URL on this site; null for other websites. `siteUrl` is the site's base URL. */
export function sitePath(href: string, siteUrl: string): string | null {
  const url = URL.canParse(href, siteUrl) ? new URL(href, siteUrl) : null
  if (url?.host !== new URL(siteUrl).host) return null
  const parts = url.pathname.split('/').filter(Boolean).map(decode)
  // The default locale has no prefix: the site redirects `/en-UK/old` to `/old`.
  return `/${(parts[0] === defaultLocale ? parts.slice(1) : parts).join('/')}`
}

/**
 * A URL as the header `Location` needs it: percent-encoded, and only path, query and anchor if it is on this site.
 * `siteUrl` is the site's base URL.
 */
export function locationOf(href: string, siteUrl: string): string {
  const url = new URL(href, siteUrl)
  if (url.host !== new URL(siteUrl).host) return url.href
  // Browsers take what follows two slashes for a host.
  return `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Browsers give up after 20 redirects. */
const maxRedirects = 10

/**
 * True if following redirects from `from` returns to a path already visited, or doesn't end. The Studio rejects loops over pages, but
 * doesn't know which URLs are this site's. `next` returns the target of the redirect from a path, if there is one.
 */
export async function isRedirectLoop(
  from: string,
  href: string,
  siteUrl: string,
  next: (path: string) => Promise<string | false>,
): Promise<boolean> {
  const passed = new Set([from])
  let path = sitePath(href, siteUrl)
  while (path) {
    if (passed.has(path) || passed.size > maxRedirects) return true
    passed.add(path)
    const onward: string | false = await next(path)
    path = onward ? sitePath(onward, siteUrl) : null
  }
  return false
}
