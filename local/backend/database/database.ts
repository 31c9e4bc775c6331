import { databaseUnreachable } from '../backend-error.ts'

/** A row as the driver returns it; callers select text or JSON where the two drivers would differ. */
export type Row = Record<string, unknown>

/** Runs one statement with values for $1, $2, ... Every value is sent as text and cast in the statement. */
export type Query = (sql: string, values?: (string | null)[]) => Promise<Row[]>

/** Runs a script of several statements without values. */
export type Script = (sql: string) => Promise<void>

/** A PostgreSQL, embedded or external. */
export type Database = {
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it rejects. Rejects with
   * `databaseUnreachable` after `milliseconds`, by default `transactionTimeout`.
   */
  transaction<Result>(
    work: (query: Query, script: Script) => Promise<Result>,
    milliseconds?: number,
  ): Promise<Result>
  close(): Promise<void>
}

/** In milliseconds. */
export const transactionTimeout = 10_000

/**
 * Rejects with `databaseUnreachable` if `work` is not done in time. The work itself continues; its result is ignored.
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(databaseUnreachable('The database did not answer.')), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
