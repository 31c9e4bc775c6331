import type { CustomValidator, SanityClient } from 'sanity'
import { apiVersion } from '../../api-version.ts'

/** A place on a page that a link can lead to. */
export type PageAnchor = { anchor: string; title: string }

type PageAnswer = {
  sections:
    | { type: string; anchor: string | null; heading: string | null; inner: (PageAnchor | null)[] | null }[]
    | null
}

/** The places that a kind of section brings along whatever it is called. */
const fixedAnchors: Record<string, PageAnchor | undefined> = {
  downloadList: { anchor: 'starter-guide', title: 'Starter guide' },
}

const query = `*[_id == $id][0]{ sections[]{
  "type": _type, anchor, heading, "inner": industries[]->{ "anchor": coalesce(anchor, ""), "title": coalesce(title, "") }
} }`

/** The anchors of a page, drafts over published ones; null for a document without sections. */
export async function fetchPageAnchors(client: SanityClient, id: string): Promise<PageAnchor[] | null> {
  const page = await client
    .withConfig({ apiVersion })
    .fetch<PageAnswer | null>(query, { id }, { perspective: 'drafts', tag: 'page-anchors' })
  if (!page?.sections) return null
  return anchorsOf(page)
}

export function anchorsOf({ sections }: PageAnswer): PageAnchor[] {
  return (sections ?? []).flatMap(({ type, anchor, heading, inner }) => {
    const own = anchor ? [{ anchor, title: heading ?? type }] : []
    const fixed = fixedAnchors[type]
    return [
      ...own,
      ...(fixed ? [fixed] : []),
      ...(inner ?? []).flatMap((place) => (place?.anchor ? [place] : [])),
    ]
  })
}

/** The page that a link with an anchor leads to: the one that it names, or the document that it stands in. */
export function anchorPageId(link: unknown, documentId: string): string | null {
  if (typeof link !== 'object' || link === null) return null
  const kind: unknown = Reflect.get(link, 'kind') ?? 'page'
  if (kind === 'anchor') return documentId
  const target: unknown = Reflect.get(link, 'target')
  if (kind !== 'page' || typeof target !== 'object' || target === null) return null
  const id: unknown = Reflect.get(target, '_ref')
  return typeof id === 'string' ? id : null
}

/** Says so when the page that a link leads to has no place of this name. */
export const warnOfMissingAnchor: CustomValidator<string | undefined> = async (anchor, context) => {
  const id = anchorPageId(context.parent, (context.document?._id ?? '').replace(/^drafts\./, ''))
  if (!anchor || !id) return true
  const anchors = await fetchPageAnchors(context.getClient({ apiVersion }), id)
  if (!anchors || anchors.some((known) => known.anchor === anchor)) return true
  const known = anchors.map((place) => place.anchor).join(', ')
  return `The page has no place called “${anchor}”, so the link leads to its top. ${known ? `It has: ${known}.` : 'None of its sections has an anchor.'}`
}
