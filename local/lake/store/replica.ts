/** The documents for another thread: read from the store's file, then updated from its log. */
import type { LakeDocument, Transaction } from './document.ts'
import { TransactionLog } from './log.ts'
import type { DocumentSource } from './public-documents.ts'

const transactionsAtOnce = 1_000

export class Replica implements DocumentSource {
  readonly #log: TransactionLog
  readonly #byId = new Map<string, LakeDocument>()
  readonly #listeners = new Set<(transaction: Transaction) => void>()
  #sequence: number

  constructor(file: string) {
    this.#log = new TransactionLog(file)
    this.#sequence = this.#log.lastSequence()
    for (const document of this.#log.documents()) this.#byId.set(document._id, document)
  }

  get documents(): ReadonlyMap<string, LakeDocument> {
    return this.#byId
  }

  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Applies new transactions. One that was already in the initial read changes nothing. */
  catchUp(): void {
    const last = this.#log.lastSequence()
    while (this.#sequence < last) {
      for (const transaction of this.#log.since(this.#sequence, transactionsAtOnce)) this.#apply(transaction)
      this.#sequence = Math.min(last, this.#sequence + transactionsAtOnce)
    }
  }

  #apply(transaction: Transaction): void {
    for (const { documentId, after } of transaction.changes) {
      if (after) this.#byId.set(documentId, after)
      else this.#byId.delete(documentId)
    }
    for (const listener of this.#listeners) listener(transaction)
  }
}
