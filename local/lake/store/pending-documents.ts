import type { Change, LakeDocument } from './document.ts'

/** Documents that can be read by id and listed. */
export type Documents = {
  get(id: string): LakeDocument | undefined
  keys(): Iterable<string>
}

/** The stored documents with changes on top that are not stored yet. */
export class PendingDocuments implements Documents {
  readonly #stored: Documents
  readonly #changes = new Map<string, Change>()

  constructor(stored: Documents) {
    this.#stored = stored
  }

  get(id: string): LakeDocument | undefined {
    const change = this.#changes.get(id)
    return change ? (change.after ?? undefined) : this.#stored.get(id)
  }

  *keys(): Iterable<string> {
    for (const id of this.#stored.keys()) if (!this.#changes.has(id)) yield id
    for (const [id, { after }] of this.#changes) if (after) yield id
  }

  /** All changes together: one per document, from its stored state to its newest one. */
  get changes(): Change[] {
    return [...this.#changes.values()]
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const earlier = this.#changes.get(change.documentId)
      const before = earlier ? earlier.before : change.before
      this.#changes.set(change.documentId, { ...change, before })
    }
  }
}
