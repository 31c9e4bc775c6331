/** The documents for another thread: read from the store's file, then updated from its log. */
import type { LakeDocument } from './document.ts'
import { TransactionLog } from './log.ts'
import type { Commit, DocumentSource } from './public-documents.ts'

export class Replica implements DocumentSource {
  readonly #log: TransactionLog
  readonly #byId = new Map<string, LakeDocument>()
  readonly #listeners = new Set<(commit: Commit) => void>()
  #sequence: number

  constructor(file: string) {
    this.#log = new TransactionLog(file)
    this.#sequence = this.#log.lastSequence()
    for (const document of this.#log.documents()) this.#byId.set(document._id, document)
  }

  get documents(): ReadonlyMap<string, LakeDocument> {
    return this.#byId
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Applies what changed since the last call. What was already in the initial read changes nothing. */
  catchUp(): void {
    const last = this.#log.lastSequence()
    if (last === this.#sequence) return
    const changes = this.#log.changedSince(this.#sequence)
    this.#sequence = last
    for (const { documentId, after } of changes) {
      if (after) this.#byId.set(documentId, after)
      else this.#byId.delete(documentId)
    }
    for (const listener of this.#listeners) listener({ changes })
  }
}
