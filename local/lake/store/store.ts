/** All documents in memory; every change is written to disk first. */
import { dataError } from '../lake-error.ts'
import { checkReferences, type ReferenceGraph } from '../references/check-references.ts'
import { applyMutations } from './apply-mutations.ts'
import type { LakeDocument, MutationResult, Transaction } from './document.ts'
import { TransactionLog } from './log.ts'
import type { Mutation } from './mutation.ts'
import { newId } from './new-id.ts'

type CommitOptions = {
  /** User id. */
  author: string
  transactionId?: string | undefined
  /** Checks everything, stores nothing. */
  dryRun?: boolean
}
export type CommitResult = { transaction: Transaction; results: MutationResult[] }
type Listener = (transaction: Transaction) => void

export class Store {
  readonly log: TransactionLog
  readonly #byId = new Map<string, LakeDocument>()
  readonly #listeners = new Set<Listener>()
  #sequence: number

  /** Opens or creates the SQLite file. */
  constructor(file: string) {
    this.log = new TransactionLog(file)
    for (const document of this.log.documents()) this.#byId.set(document._id, document)
    this.#sequence = this.log.lastSequence()
  }

  get documents(): ReadonlyMap<string, LakeDocument> {
    return this.#byId
  }

  /**
   * Applies mutations as one transaction: all of them or, if it throws, none. The transaction is on disk before memory
   * changes, and both happen before this returns. Throws LakeError (409) for a conflict, a missing document, a broken
   * reference or a used transaction id.
   */
  commit(mutations: readonly Mutation[], graph: ReferenceGraph, options: CommitOptions): CommitResult {
    const id = options.transactionId ?? newId()
    if (options.transactionId && this.log.sequenceOf(id) !== undefined) {
      throw dataError(
        409,
        'transactionAlreadyExistsError',
        `A transaction with the ID "${id}" already exists`,
      )
    }
    const timestamp = new Date().toISOString()
    const { changes, results } = applyMutations(mutations, (id) => this.#byId.get(id), { id, timestamp })
    checkReferences(changes, graph)
    const transaction = { sequence: this.#sequence + 1, id, timestamp, author: options.author, changes }
    if (options.dryRun || changes.length === 0) return { transaction, results }
    this.log.append(transaction)
    this.#sequence = transaction.sequence
    for (const { documentId, after } of changes) {
      if (after) this.#byId.set(documentId, after)
      else this.#byId.delete(documentId)
    }
    this.#announce(transaction)
    return { transaction, results }
  }

  /** The transaction is committed; a failing listener must not make it fail. */
  #announce(transaction: Transaction): void {
    for (const listener of this.#listeners) {
      try {
        listener(transaction)
      } catch (error) {
        console.error('Content lake: a listener failed:', error)
      }
    }
  }

  /** Calls `listener` after every transaction, in order. Call the result to unsubscribe. */
  onCommit(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.log.close()
  }
}
