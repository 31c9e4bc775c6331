import type { PastedBlock } from './pasted-blocks.ts'
import { type PastedLink, pastedLink } from './pasted-link.ts'

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
