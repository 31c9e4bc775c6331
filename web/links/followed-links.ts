import { locales } from '@tidewright/contracts/locales.ts'

/** The properties of a link that decide who follows it; an `HTMLAnchorElement` has them. */
type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hreflang' | 'hasAttribute'
>

/**
 * The URL of another page of the site, or an anchor on this one. Null for links that the browser follows: other
 * websites, files, new windows, other languages.
 */
export function internalHref(link: Link, current: Pick<Location, 'origin' | 'pathname'>): string | null {
  const { pathname, search, hash, target, hreflang } = link
  if (link.origin !== current.origin || target || hreflang || link.hasAttribute('download')) return null
  if (pathname.startsWith('/api/') || pathname.includes('.')) return null
  if (prefixOf(pathname) !== prefixOf(current.pathname)) return null
  return pathname + search + hash
}

/** Makes a link to the same page in another language keep the query and the anchor of this page. */
export function keepPlace(
  link: Pick<HTMLAnchorElement, 'hreflang' | 'search' | 'hash'>,
  current: Pick<Location, 'search' | 'hash'>,
): void {
  if (!link.hreflang) return
  link.search = current.search
  link.hash = current.hash
}

/** The locale prefix of a path; none for the default locale. */
function prefixOf(pathname: string): string | undefined {
  const first = pathname.split('/')[1]
  return locales.find(({ id }) => id === first)?.id
}

/** The link that an event happened in. */
export function closestLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
