/** How an id says where a document stands: `x` is published, `drafts.x` a draft, `versions.r.x` one of release `r`. */
import { badRequest } from '../lake-error.ts'

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

const isDraft = (id: string) => id.startsWith(DRAFTS)
export const isVersion = (id: string) => id.startsWith(VERSIONS)
export const isPublished = (id: string) => !isDraft(id) && !isVersion(id)

/** The id that all versions of one document share. */
export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice(DRAFTS.length)
  if (isVersion(id)) return id.split('.').slice(2).join('.')
  return id
}

export const draftId = (id: string) => DRAFTS + publishedId(id)

/** The id that a document has in a layer of a perspective: `published`, `drafts` or a release's name. */
export function idInLayer(id: string, layer: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? DRAFTS + id : `${VERSIONS}${layer}.${id}`
}

/** Throws 400 for an id that Sanity refuses. https://www.sanity.io/docs/content-lake/ids */
export function checkDocumentId(id: unknown): string {
  if (typeof id === 'string' && /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !/\.\.|\.$/.test(id))
    return id
  throw badRequest(
    `Invalid document ID ${JSON.stringify(id)}: 1 to 128 of a-z, A-Z, 0-9, "_", "-" and single inner ".".`,
  )
}
