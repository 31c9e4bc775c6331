import type { DocumentState, LakeDocument } from './document.ts'

export type Commit = { changes: readonly DocumentState[] }

export type DocumentSource = {
  documents: ReadonlyMap<string, LakeDocument>
  /** Calls `listener` after every change. Call the result to unsubscribe. */
  onCommit(listener: (commit: Commit) => void): () => void
}

/** Drafts, versions and all other documents with a dot in their id are private even in a public dataset. */
export const isPublicId = (id: string) => !id.includes('.')

/** The documents that anonymous callers may read in a public dataset, kept up to date with their source. */
export class PublicDocuments implements DocumentSource {
  readonly #source: DocumentSource
  readonly #byId: Map<string, LakeDocument>

  constructor(source: DocumentSource) {
    this.#source = source
    this.#byId = new Map([...source.documents].filter(([id]) => isPublicId(id)))
    source.onCommit(({ changes }) => {
      for (const { documentId, after } of changes) {
        if (!after) this.#byId.delete(documentId)
        else if (isPublicId(documentId)) this.#byId.set(documentId, after)
      }
    })
  }

  get documents(): ReadonlyMap<string, LakeDocument> {
    return this.#byId
  }

  /** Called for every transaction; its private changes are not among the documents. */
  onCommit(listener: (commit: Commit) => void): () => void {
    return this.#source.onCommit(listener)
  }
}

/** The documents that anonymous callers may read in a private dataset. */
export const noDocuments: DocumentSource = { documents: new Map(), onCommit: () => () => {} }
