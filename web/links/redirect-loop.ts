import { defaultLocale } from '@tidewright/schemas/locales.ts'

/** The path of an address on this site; null for other websites. `siteUrl` is where the site lives. */
export function sitePath(href: string, siteUrl: string): string | null {
  const url = URL.canParse(href, siteUrl) ? new URL(href, siteUrl) : null
  if (url?.host !== new URL(siteUrl).host) return null
  const parts = url.pathname.split('/').filter(Boolean)
  // The default language has no prefix: the site sends visitors of `/en-UK/old` on to `/old`.
  return `/${(parts[0] === defaultLocale ? parts.slice(1) : parts).join('/')}`
}

/**
 * True when a redirect from `from` comes back to an address that it has passed. The Studio refuses circles over pages; of a web address
 * it does not know that it is one of this site. `next` tells where the redirect from a path leads, where there is one.
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
    if (passed.has(path)) return true
    passed.add(path)
    const onward: string | false = await next(path)
    path = onward ? sitePath(onward, siteUrl) : null
  }
  return false
}
