/** The id defines the kind of version: `x` is published, `drafts.x` a draft, `versions.r.x` belongs to release `r`. */

import { randomBytes } from 'node:crypto'
import { type DocumentId, getDraftId, getPublishedId, getVersionId, isVersionId } from '@sanity/id-utils'
import { badRequest } from '../lake-error.ts'

/** Throws 400 for an id that Sanity rejects. https://www.sanity.io/docs/content-lake/ids */
export function checkDocumentId(id: unknown): DocumentId {
  if (isDocumentId(id)) return id
  throw badRequest(
    `Invalid document ID ${JSON.stringify(id)}: 1 to 128 of a-z, A-Z, 0-9, "_", "-" and single inner ".".`,
  )
}

// The library's own check throws and catches: 12 us per id, and a view checks every document.
function isDocumentId(id: unknown): id is DocumentId {
  return (
    typeof id === 'string' &&
    /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) &&
    !/\.\.|\.$/.test(id) &&
    !/^(?:drafts|versions\.[^.]+)\.(?:drafts|versions)(?:\.|$)|^(?:drafts|versions(?:\.[^.]*)?)$/.test(id)
  )
}

export const isVersion = (id: string) => isVersionId(checkDocumentId(id))

export const isPublished = (id: string) => publishedId(id) === id

/** The id that all versions of a document share. */
export const publishedId = (id: string): string => getPublishedId(checkDocumentId(id))

export const draftId = (id: string): string => getDraftId(checkDocumentId(id))

/** A document's id in a layer of a perspective: `published`, `drafts` or a release's name. */
export function idInLayer(id: string, layer: string): string {
  if (layer === 'published') return publishedId(id)
  return layer === 'drafts' ? draftId(id) : getVersionId(checkDocumentId(id), layer)
}

/** 22 random letters and digits, like Sanity's ids of documents and transactions. */
export function newId(): string {
  return randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)
    .padEnd(22, '0')
}
