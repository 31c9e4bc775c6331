/** All documents in memory; every change is written to disk first. */
import { dataError, protectedDocument } from '../lake-error.ts'
import { checkReferences, type ReferenceGraph } from '../references/check-references.ts'
import { applyMutations } from './apply-mutations.ts'
import type { Change, LakeDocument, MutationResult, Transaction } from './document.ts'
import { newId } from './document-id.ts'
import { TransactionLog } from './log.ts'
import type { Mutation } from './mutation.ts'
import { PendingDocuments } from './pending-documents.ts'

type CommitOptions = {
  /** User id. */
  author: string
  transactionId?: string | undefined
  /** Checks everything, stores nothing. */
  dryRun?: boolean
  /** Throws if the changes of a transaction aren't allowed. */
  check?: (changes: readonly Change[]) => void
}
export type CommitResult = { transaction: Transaction; results: MutationResult[] }
type Listener = (transaction: Transaction) => void
/** Why a change to a stored document isn't allowed, or null if it is. `after` is null if the change deletes it. */
export type Protection = (before: LakeDocument | null, after: LakeDocument | null) => string | null

/** Programs with the write token may change everything: a restore has to. */
export const unrestricted = 'robot-editor'

export class Store {
  readonly log: TransactionLog
  readonly #byId = new Map<string, LakeDocument>()
  readonly #listeners = new Set<Listener>()
  readonly #protection: Protection | undefined
  #sequence: number

  /** Opens or creates the SQLite file. */
  constructor(file: string, protection?: Protection) {
    this.#protection = protection
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
   * reference or a used transaction id, and LakeError (403) for a change to a protected document.
   */
  commit(mutations: readonly Mutation[], graph: ReferenceGraph, options: CommitOptions): CommitResult {
    const [result] = this.commitAll([mutations], graph, options)
    if (!result) throw new Error('A transaction has no result.')
    return result
  }

  /**
   * Applies `steps` as one transaction each, in order. They reach the disk together, or not at all. References and
   * protected documents are checked on the outcome of all of them; `options.transactionId` is the id of the last.
   */
  commitAll(
    steps: readonly (readonly Mutation[])[],
    graph: ReferenceGraph,
    options: CommitOptions,
  ): CommitResult[] {
    const lastId = options.transactionId ?? newId()
    if (options.transactionId && this.log.sequenceOf(lastId) !== undefined) {
      throw dataError(
        409,
        'transactionAlreadyExistsError',
        `A transaction with the ID "${lastId}" already exists`,
      )
    }
    const pending = new PendingDocuments(this.#byId)
    let sequence = this.#sequence
    const committed = steps.map((mutations, index): CommitResult => {
      const id = index === steps.length - 1 ? lastId : newId()
      const timestamp = new Date().toISOString()
      const { changes, results } = applyMutations(mutations, (id) => pending.get(id), { id, timestamp })
      pending.apply(changes)
      if (changes.length > 0) sequence += 1
      return { transaction: { sequence, id, timestamp, author: options.author, changes }, results }
    })
    for (const { transaction } of committed) options.check?.(transaction.changes)
    this.checkProtected(pending.changes, options.author)
    checkReferences(pending.changes, graph)
    const transactions = committed.flatMap(({ transaction }) =>
      transaction.changes.length > 0 ? transaction : [],
    )
    if (options.dryRun || transactions.length === 0) return committed
    this.log.append(transactions)
    this.#sequence = sequence
    for (const transaction of transactions) {
      for (const { documentId, after } of transaction.changes) {
        if (after) this.#byId.set(documentId, after)
        else this.#byId.delete(documentId)
      }
      this.#announce(transaction)
    }
    return committed
  }

  /** Throws LakeError (403) if `author` may not make `changes`. */
  checkProtected(changes: readonly Change[], author: string): void {
    if (author === unrestricted) return
    for (const { before, after } of changes) {
      const reason = this.#protection?.(before, after)
      if (reason) throw protectedDocument(reason)
    }
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
