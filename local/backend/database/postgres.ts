import pg from 'pg'
import { databaseUnreachable } from '../backend-error.ts'
import { type Database, type Query, type Row, type Script, transactionTimeout } from './database.ts'
import { withDeadline } from './deadline.ts'
import { parseSqlError } from './sql-error.ts'

/** Opens a PostgreSQL by its address. Connections are made when they are needed and mended after an outage. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: transactionTimeout,
    application_name: 'tidewright-backend',
  })
  // A connection that breaks says so by an event, idle or not, and without a listener that would end the process.
  // Idle ones are dropped by the pool; one in use fails its next statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    transaction: (work, milliseconds = transactionTimeout) =>
      withDeadline(inTransaction(pool, work), milliseconds),
    close: () => pool.end(),
  }
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (query: Query, script: Script) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch(unreachable)
  let isBroken = true
  try {
    await client.query('begin').catch(unreachable)
    const result = await work(
      async (sql, values = []) => (await client.query<Row>(sql, values)).rows,
      async (sql) => void (await client.query(sql)),
    )
    await client.query('commit')
    isBroken = false
    return result
  } catch (error) {
    isBroken = !(await tryRollback(client))
    // An answer of PostgreSQL or a decision of `work`, unless the connection itself is gone.
    if (isBroken && !parseSqlError(error)) return unreachable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

async function tryRollback(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

function unreachable(cause: unknown): never {
  throw databaseUnreachable('The database cannot be reached.', cause)
}
