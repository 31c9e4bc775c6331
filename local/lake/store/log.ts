/** The SQLite file: current documents, and every transaction since the first. */
import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import {
  type Change,
  type DocumentState,
  type LakeDocument,
  parseDocument,
  type RevisionChange,
  type Transaction,
} from './document.ts'

// FULL: a commit is on disk before it is acknowledged, even if the power fails.
// A change stores only the state after it; the state before is that of the document's previous change.
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS document (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS log (
    sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS change (
    document_id TEXT NOT NULL, sequence INTEGER NOT NULL, after TEXT, mutations TEXT NOT NULL,
    PRIMARY KEY (document_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS change_sequence ON change (sequence);
`
/** Of the state before a change; `written` is the transaction that wrote it. */
const before = (expression: string) => `
  (SELECT ${expression} FROM change AS earlier JOIN log AS written ON written.sequence = earlier.sequence
    WHERE earlier.document_id = change.document_id AND earlier.sequence < change.sequence
    ORDER BY earlier.sequence DESC LIMIT 1) AS before`
const columns = 'log.sequence, log.id, log.timestamp, log.author, change.document_id'
const changesQuery = `
  SELECT ${columns}, change.after, change.mutations, ${before('earlier.after')}
  FROM change JOIN log ON log.sequence = change.sequence`
// A state's revision is the id of the transaction that wrote it. Looking up each previous change instead would read bodies.
const revisionsQuery = `
  SELECT *, lag(after) OVER (PARTITION BY document_id ORDER BY sequence) AS before
  FROM (SELECT ${columns}, iif(change.after IS NULL, NULL, log.id) AS after
    FROM change JOIN log ON log.sequence = change.sequence)`

/** A part of the log. `from` and `to` are positions, both included; `limit` counts transactions, from the newest if `reverse`. */
export type LogRange = {
  from?: number | undefined
  to?: number | undefined
  limit?: number
  reverse?: boolean
}

type Row = Record<string, SQLOutputValue>

export class TransactionLog {
  readonly #database: DatabaseSync

  readonly #file: string

  /** Opens or creates the file. @throws an error that says what to do if it is damaged. */
  constructor(file: string) {
    this.#file = file
    if (existsSync(file) && statSync(file).size === 0) throw this.#damaged('it is empty')
    try {
      this.#database = new DatabaseSync(file)
      this.#database.exec(schema)
    } catch (cause) {
      throw this.#damaged(reasonOf(cause))
    }
    const problem = Object.values(this.#database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (problem !== 'ok') throw this.#damaged(String(problem))
  }

  /** @throws an error that names the first document that can't be read. */
  documents(): LakeDocument[] {
    const rows = this.#database.prepare('SELECT id, json FROM document ORDER BY id').all()
    return rows.map((row) => {
      try {
        return parseDocument(text(row, 'json'))
      } catch (cause) {
        throw this.#damaged(`the document ${text(row, 'id')}: ${reasonOf(cause)}`)
      }
    })
  }

  #damaged(what: string): Error {
    const file = this.#file
    return new Error(
      `${file} is damaged: ${what}. Restore the file from a backup, or start without it: mv "${file}" "${file}.damaged"`,
    )
  }

  /** The position of the newest transaction; 0 if there is none. */
  lastSequence(): number {
    const row = this.#database.prepare('SELECT coalesce(max(sequence), 0) AS last FROM log').get()
    return Number(row?.last ?? 0)
  }

  /** The position of a transaction, or `undefined`. */
  sequenceOf(transactionId: string): number | undefined {
    const row = this.#database.prepare('SELECT sequence FROM log WHERE id = ?').get(transactionId)
    return row && Number(row.sequence)
  }

  /** Writes transactions to disk; all of them or, if it throws, nothing. */
  append(transactions: readonly Transaction[]): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      for (const { sequence, id, timestamp, author, changes } of transactions) {
        this.#database.prepare('INSERT INTO log VALUES (?, ?, ?, ?)').run(sequence, id, timestamp, author)
        for (const change of changes) this.#write(sequence, change)
      }
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #write(sequence: number, { documentId, after, mutations }: Change): void {
    const json = after && JSON.stringify(after)
    const log = this.#database.prepare('INSERT INTO change VALUES (?, ?, ?, ?)')
    log.run(documentId, sequence, json, JSON.stringify(mutations))
    if (json) this.#database.prepare('INSERT OR REPLACE INTO document VALUES (?, ?)').run(documentId, json)
    else this.#database.prepare('DELETE FROM document WHERE id = ?').run(documentId)
  }

  /** The transactions that changed one of `documentIds`, oldest first, with the changes of those documents only. */
  history(documentIds: readonly string[], range: LogRange = {}): Transaction[] {
    const { from = 0, to = Number.MAX_SAFE_INTEGER, limit = -1, reverse = false } = range
    const isOwn = `change.document_id IN (${placeholders(documentIds)})`
    const order = reverse ? 'DESC' : 'ASC'
    const query = `${changesQuery} WHERE ${isOwn} AND change.sequence IN (
        SELECT DISTINCT sequence FROM change WHERE ${isOwn} AND sequence BETWEEN ? AND ? ORDER BY sequence ${order} LIMIT ?
      ) ORDER BY change.sequence ${order}, change.document_id`
    const rows = this.#database.prepare(query).all(...documentIds, ...documentIds, from, to, limit)
    return toTransactions(rows, toChange)
  }

  /** All transactions that changed one of `documentIds`, oldest first, without reading the documents. */
  revisions(documentIds: readonly string[]): Transaction<RevisionChange>[] {
    const query = `${revisionsQuery} WHERE document_id IN (${placeholders(documentIds)})
      ORDER BY sequence, document_id`
    return toTransactions(this.#database.prepare(query).all(...documentIds), (row) => ({
      documentId: text(row, 'document_id'),
      before: row.before === null ? null : text(row, 'before'),
      after: row.after === null ? null : text(row, 'after'),
    }))
  }

  /** The newest change of a document, up to a position. */
  lastChange(documentId: string, to?: number) {
    const [last] = this.history([documentId], { to, limit: 1, reverse: true })
    const [change] = last?.changes ?? []
    return last && change && { ...change, sequence: last.sequence, transactionId: last.id }
  }

  /** The position of the newest transaction until an ISO 8601 time; 0 if there is none. */
  sequenceAt(time: string): number {
    const query = 'SELECT sequence FROM log WHERE timestamp <= ? ORDER BY sequence DESC LIMIT 1'
    return Number(this.#database.prepare(query).get(time)?.sequence ?? 0)
  }

  /** The version of a release that a transaction deleted, as publishing does, and its last revision. */
  releaseVersionIn(sequence: number, publishedId: string): { id: string; revision: string } | undefined {
    const query = `SELECT document_id, ${before('iif(earlier.after IS NULL, NULL, written.id)')}
      FROM change WHERE sequence = ? AND after IS NULL AND document_id GLOB ?`
    const row = this.#database.prepare(query).get(sequence, `versions.*.${publishedId}`)
    return typeof row?.before === 'string'
      ? { id: text(row, 'document_id'), revision: row.before }
      : undefined
  }

  /** The documents that changed after a position, as they are now; null if they are gone. */
  changedSince(sequence: number): DocumentState[] {
    const query = `
      SELECT changed.document_id, document.json
      FROM (SELECT DISTINCT document_id FROM change WHERE sequence > ?) AS changed
        LEFT JOIN document ON document.id = changed.document_id`
    return this.#database
      .prepare(query)
      .all(sequence)
      .map(({ document_id, json }) => ({
        documentId: String(document_id),
        after: typeof json === 'string' ? parseDocument(json) : null,
      }))
  }

  close(): void {
    this.#database.close()
  }
}

const placeholders = (values: readonly string[]) => values.map(() => '?').join(', ')

function toTransactions<TransactionChange>(
  rows: Row[],
  changeOf: (row: Row) => TransactionChange,
): Transaction<TransactionChange>[] {
  const transactions = new Map<number, Transaction<TransactionChange>>()
  for (const row of rows) {
    const sequence = Number(row.sequence)
    const transaction = transactions.get(sequence) ?? {
      sequence,
      id: text(row, 'id'),
      timestamp: text(row, 'timestamp'),
      author: text(row, 'author'),
      changes: [],
    }
    transactions.set(sequence, transaction)
    transaction.changes.push(changeOf(row))
  }
  return [...transactions.values()]
}

function toChange(row: Row): Change {
  const mutations: unknown = JSON.parse(text(row, 'mutations'))
  return {
    documentId: text(row, 'document_id'),
    before: typeof row.before === 'string' ? parseDocument(row.before) : null,
    after: typeof row.after === 'string' ? parseDocument(row.after) : null,
    mutations: Array.isArray(mutations) ? mutations : [],
  }
}

function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new Error(`Column ${column} is not text.`)
}

function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200).replace(/\.$/, '')
}
