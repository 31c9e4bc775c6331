import { locales } from '@tidewright/schemas/locales.ts'

/** What of a link decides who follows it; an `HTMLAnchorElement` has all of it. */
type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hreflang' | 'hasAttribute'
>

/**
 * The address of another page of the site, or of a place on this one, that a link leads to. Null when it is the browser's
 * own business: another website, a file, a new window, another language, which is another document.
 */
export function internalHref(link: Link, current: Pick<Location, 'origin' | 'pathname'>): string | null {
  const { pathname, search, hash, target, hreflang } = link
  if (link.origin !== current.origin || target || hreflang || link.hasAttribute('download')) return null
  if (pathname.startsWith('/api/') || pathname.includes('.')) return null
  if (prefixOf(pathname) !== prefixOf(current.pathname)) return null
  return pathname + search + hash
}

/** The locale that a path begins with; none for the default one. */
function prefixOf(pathname: string): string | undefined {
  const first = pathname.split('/')[1]
  return locales.find(({ id }) => id === first)?.id
}

/** The link that an event happened in. */
export function closestLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
