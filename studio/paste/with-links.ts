import { normalizeEmail } from '@tidewright/contracts/forms/normalize-email.ts'
import { linkPatterns } from '@tidewright/schemas/fields/link-fields.ts'
import { slugPattern } from '@tidewright/schemas/validation/paths/page-slug.ts'
import type { PastedBlock } from './pasted-blocks.ts'

type MarkDef = { _key: string; _type: string; href?: unknown }

const markDefsOf = (block: PastedBlock): MarkDef[] =>
  'markDefs' in block && Array.isArray(block.markDefs) ? (block.markDefs as MarkDef[]) : [] // as in the schema of `pastedBlocks`

/** The unique paths of this site that pasted links point to. */
export function pathsOf(blocks: readonly PastedBlock[], siteUrl: string): string[] {
  const links = blocks.flatMap((block) =>
    markDefsOf(block).map(({ href }) => pastedLink(String(href), siteUrl)),
  )
  return [...new Set(links.flatMap((link) => (link.found === 'path' ? [link.path] : [])))]
}

/**
 * The blocks with links in the schema's format. `ids` maps existing paths to document ids.
 * @returns also the number of broken links, which became plain text
 */
export function withLinks(
  blocks: readonly PastedBlock[],
  siteUrl: string,
  ids: ReadonlyMap<string, string>,
): { blocks: PastedBlock[]; lost: number } {
  let lost = 0
  const linked = blocks.map((block) => {
    const known = new Map(
      markDefsOf(block).map((mark) => [mark._key, finished(pastedLink(String(mark.href), siteUrl), ids)]),
    )
    const gone = [...known].flatMap(([key, value]) => (value ? [] : [key]))
    lost += gone.length
    if (known.size === 0) return block
    const markDefs = [...known].flatMap(([_key, value]) => (value ? [{ _key, _type: 'link', ...value }] : []))
    return { ...block, markDefs, children: withoutMarks(block, gone) }
  })
  return { blocks: linked, lost }
}

function finished(link: PastedLink, ids: ReadonlyMap<string, string>): Record<string, unknown> | null {
  if (link.found === 'link') return link.value
  const id = link.found === 'path' ? ids.get(link.path) : undefined
  if (link.found !== 'path' || !id) return null
  const target = { _type: 'reference', _ref: id }
  return { kind: 'page', target, ...(link.anchor && { anchor: link.anchor }) }
}

function withoutMarks(block: PastedBlock, gone: readonly string[]): unknown[] {
  const children: unknown = Reflect.get(block, 'children')
  if (!Array.isArray(children)) return []
  return children.map((child: { marks?: string[] }) => ({
    ...child,
    marks: (child.marks ?? []).filter((mark) => !gone.includes(mark)),
  }))
}

/** The result of reading a pasted URL: a finished link, a path of this site to resolve, or nothing. */
type PastedLink =
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
