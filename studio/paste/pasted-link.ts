/** The result of reading a pasted URL: a finished link, a path of this site to resolve, or nothing. */
export type PastedLink =
  | { found: 'link'; value: { kind: string; [field: string]: unknown } }
  | { found: 'path'; path: string; anchor: string }
  | { found: 'nothing' }

/** Reads the URL of a pasted link. Links to `siteUrl` are internal links. */
export function pastedLink(href: string, siteUrl: string): PastedLink {
  const { protocol, host, pathname, hash, search } = parse(href, siteUrl)
  if (protocol === 'mailto:') return link({ kind: 'email', email: decodeURIComponent(pathname) })
  if (protocol === 'tel:')
    return link({ kind: 'phone', phone: decodeURIComponent(pathname).replaceAll('-', ' ') })
  if (protocol !== 'https:' && protocol !== 'http:') return { found: 'nothing' }
  const anchor = hash.slice(1)
  if (host === new URL(siteUrl).host) return { found: 'path', path: pathname.replace(/(.)\/$/, '$1'), anchor }
  return link({ kind: 'url', url: `https://${host}${pathname}${search}${hash}` })
}

const link = (value: { kind: string; [field: string]: unknown }): PastedLink => ({ found: 'link', value })

const nowhere = { protocol: '', host: '', pathname: '', hash: '', search: '' }

/** Bookmarks of the source document, such as `#_Toc1`, don't work here. */
function parse(href: string, siteUrl: string): Pick<URL, keyof typeof nowhere> {
  if (!href || href.startsWith('#') || !URL.canParse(href, siteUrl)) return nowhere
  return new URL(href, siteUrl)
}
