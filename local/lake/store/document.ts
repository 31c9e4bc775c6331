/** The types in the store. Documents are immutable: every change creates a new object. */
import { isRecord } from '../json.ts'

export type LakeDocument = {
  readonly _id: string
  readonly _type: string
  /** The id of the transaction that wrote this state. */
  readonly _rev: string
  /** ISO 8601 */
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

/** A document after a change; null if the change deleted it. */
export type DocumentState = { documentId: string; after: LakeDocument | null }

/** What a transaction did to one document. */
export type Change = DocumentState & {
  before: LakeDocument | null
  /** In the format sent by the client. */
  mutations: unknown[]
}

/** A change without content: the document's revisions before and after it, null where it doesn't exist. */
export type RevisionChange = { documentId: string; before: string | null; after: string | null }

export type Transaction<TransactionChange = Change> = {
  /** Position in the log, from 1. */
  sequence: number
  id: string
  /** ISO 8601 */
  timestamp: string
  /** User id. */
  author: string
  changes: TransactionChange[]
}

type Operation = 'create' | 'update' | 'delete' | 'none'

/** What each mutation did, in the order of the request. */
export type MutationResult = { id: string; operation: Operation }

/** Parses a stored document; throws if the file contains something else. */
export function parseDocument(json: string): LakeDocument {
  const value: unknown = JSON.parse(json)
  if (isDocument(value)) return value
  throw new Error(`The store contains something that is not a document: ${json.slice(0, 80)}`)
}

export function isDocument(value: unknown): value is LakeDocument {
  if (!isRecord(value)) return false
  return ['_id', '_type', '_rev', '_createdAt', '_updatedAt'].every((name) => typeof value[name] === 'string')
}
