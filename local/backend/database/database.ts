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
   * `databaseUnreachable` when it takes longer than `milliseconds`, `transactionTimeout` by default.
   */
  transaction<Result>(
    work: (query: Query, script: Script) => Promise<Result>,
    milliseconds?: number,
  ): Promise<Result>
  close(): Promise<void>
}

/** Longest time in milliseconds that a transaction may take before its caller is told that there is no answer. */
export const transactionTimeout = 10_000
