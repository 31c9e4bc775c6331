import type { DocumentState, LakeDocument } from './document.ts'

export type Commit = { changes: readonly DocumentState[] }

export type DocumentSource = {
  documents: ReadonlyMap<string, LakeDocument>
  /** Calls `listener` after every change. Call the result to unsubscribe. */
  onCommit(listener: (commit: Commit) => void): () => void
}

/** Drafts, versions and all other documents with a dot in their id are private even in a public dataset. */
export const isPublicId = (id: string) => !id.includes('.')

/**
 * The documents that anonymous callers may read in a public dataset, kept up to date with their source. Listeners are called for
 * every transaction; its private changes are not among the documents.
 */
export function publicDocuments(source: DocumentSource): DocumentSource {
  const documents = new Map([...source.documents].filter(([id]) => isPublicId(id)))
  source.onCommit(({ changes }) => {
    for (const { documentId, after } of changes) {
      if (!after) documents.delete(documentId)
      else if (isPublicId(documentId)) documents.set(documentId, after)
    }
  })
  return { documents, onCommit: (listener) => source.onCommit(listener) }
}

/** The documents that anonymous callers may read in a private dataset. */
export const noDocuments: DocumentSource = { documents: new Map(), onCommit: () => () => {} }
