import { normalizeEmail } from '@tidewright/contracts/forms/normalize-email.ts'
import { linkPatterns } from '@tidewright/schemas/fields/link-fields.ts'
import { slugPattern } from '@tidewright/schemas/validation/paths/page-slug.ts'

/** The result of reading a pasted URL: a finished link, a path of this site to resolve, or nothing. */
export type PastedLink =
  | { found: 'link'; value: { kind: string; [field: string]: unknown } }
  | { found: 'path'; path: string; anchor: string }
  | { found: 'nothing' }

/**
 * Reads the URL of a pasted link. Links to `siteUrl` are internal links. A link that couldn't be published is none, so
 * that its text is kept and the editor is told.
 */
export function pastedLink(href: string, siteUrl: string): PastedLink {
  const { protocol, host, pathname, hash, search } = parse(href, siteUrl)
  if (protocol === 'mailto:') return link('email', normalizeEmail(decode(pathname)))
  if (protocol === 'tel:')
    return link(
      'phone',
      // Neither an extension nor a zero that is dialled without the country code is part of the number.
      decode(pathname)
        .replace(/[;,a-z#*].*|\(0\)/gis, ' ')
        .replaceAll(/[^\d+]+/g, ' ')
        .trim(),
    )
  if (protocol !== 'https:' && protocol !== 'http:') return { found: 'nothing' }
  if (host !== new URL(siteUrl).host) return link('url', `https://${host}${pathname}${search}${hash}`)
  const anchor = decode(hash.slice(1))
  return {
    found: 'path',
    // The site redirects other spellings of a path to this one.
    path: decode(pathname)
      .toLowerCase()
      .replace(/(.)\/+$/, '$1'),
    anchor: slugPattern.test(anchor) ? anchor : '',
  }
}

function link(kind: keyof typeof linkPatterns, value: string): PastedLink {
  return linkPatterns[kind].test(value)
    ? { found: 'link', value: { kind, [kind]: value } }
    : { found: 'nothing' }
}

/** The text of a part of a URL; as it is if it isn't encoded properly, which browsers accept. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const nowhere = { protocol: '', host: '', pathname: '', hash: '', search: '' }

/** Bookmarks of the source document, such as `#_Toc1`, don't work here. */
function parse(href: string, siteUrl: string): Pick<URL, keyof typeof nowhere> {
  if (!href || href.startsWith('#') || !URL.canParse(href, siteUrl)) return nowhere
  return new URL(href, siteUrl)
}
