/** A row as the driver gives it; callers ask for text or JSON where the two drivers would differ. */
export type Row = Record<string, unknown>

/** Runs one statement with values for $1, $2, ... Every value is sent as text and cast in the statement. */
export type Query = (sql: string, values?: (string | null)[]) => Promise<Row[]>

/** Runs a script of several statements without values. */
export type Script = (sql: string) => Promise<void>

/** A PostgreSQL, embedded or not. */
export type Database = {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Rejects with
   * `DatabaseUnreachable` when it takes longer than `milliseconds`, `transactionTimeout` by default.
   */
  transaction<Result>(
    work: (query: Query, script: Script) => Promise<Result>,
    milliseconds?: number,
  ): Promise<Result>
  close(): Promise<void>
}

/** The database refused a statement. `code` is the SQLSTATE. */
export type SqlFailure = { code: string; message: string; detail: string | null; hint: string | null }

/** The database cannot be reached, or did not answer in time. What became of the transaction is not known. */
export class DatabaseUnreachable extends Error {}

/** Longest time in milliseconds that a transaction may take before its caller is told that there is no answer. */
export const transactionTimeout = 10_000
