import { apiVersion } from '@tidewright/contracts/api-version.ts'
import type { CustomValidator, SanityClient } from 'sanity'

/** An anchor of a page that a link can lead to. */
export type PageAnchor = { anchor: string; title: string }

type PageResult = {
  sections:
    | { type: string; anchor: string | null; heading: string | null; inner: (PageAnchor | null)[] | null }[]
    | null
}

/** Anchors that a section type always has. */
const fixedAnchors: Record<string, PageAnchor | undefined> = {
  downloadList: { anchor: 'starter-guide', title: 'Starter guide' },
}

const query = `*[_id == $id][0]{ "sections": sections[hidden != true]{
  "type": _type, anchor, heading, "inner": industries[]->{ "anchor": coalesce(anchor, ""), "title": coalesce(title, "") }
} }`

/** The anchors of a page, preferring drafts; null for a document without sections. */
export async function fetchPageAnchors(client: SanityClient, id: string): Promise<PageAnchor[] | null> {
  const page = await client
    .withConfig({ apiVersion })
    .fetch<PageResult | null>(query, { id }, { perspective: 'drafts', tag: 'page-anchors' })
  if (!page?.sections) return null
  return anchorsOf(page)
}

export function anchorsOf({ sections }: PageResult): PageAnchor[] {
  return (sections ?? []).flatMap(({ type, anchor, heading, inner }) => {
    const own = anchor ? [{ anchor, title: heading ?? type }] : []
    const fixed = fixedAnchors[type]
    return [
      ...own,
      ...(fixed ? [fixed] : []),
      ...(inner ?? []).flatMap((item) => (item?.anchor ? [item] : [])),
    ]
  })
}

/** The id of the page that a link with an anchor leads to: its target, or the document that it is in. */
export function anchorPageId(link: unknown, documentId: string): string | null {
  const { kind, target } = Object(link)
  if (kind === 'anchor') return documentId
  const id: unknown = (kind ?? 'page') === 'page' ? Object(target)._ref : undefined
  return typeof id === 'string' ? id : null
}

/** Warns if the page that a link leads to doesn't have the anchor. */
export const warnOfMissingAnchor: CustomValidator<string | undefined> = async (anchor, context) => {
  const id = anchorPageId(context.parent, (context.document?._id ?? '').replace(/^drafts\./, ''))
  if (!anchor || !id) return true
  const anchors = await fetchPageAnchors(context.getClient({ apiVersion }), id)
  if (!anchors || anchors.some((known) => known.anchor === anchor)) return true
  const known = anchors.map(({ anchor: name }) => name).join(', ')
  return `The page has no anchor “${anchor}”, so the link leads to its top. ${known ? `It has: ${known}.` : 'None of its sections has an anchor.'}`
}
