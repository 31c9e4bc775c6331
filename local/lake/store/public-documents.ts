import type { LakeDocument, Transaction } from './document.ts'
import type { Store } from './store.ts'

export type DocumentSource = Pick<Store, 'documents' | 'onCommit'>

/** Drafts, versions and whatever else has a dot in its id stay private in a public dataset. */
export const isPublicId = (id: string) => !id.includes('.')

/** What anyone may read of a public dataset, kept up with its source. */
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

  /** Hears of every transaction; what is not public in it is not among the documents. */
  onCommit(listener: (transaction: Transaction) => void): () => void {
    return this.#source.onCommit(listener)
  }
}

/** What anyone may read of a private dataset. */
export const noDocuments: DocumentSource = { documents: new Map(), onCommit: () => () => {} }
