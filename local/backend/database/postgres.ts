import pg from 'pg'
import { databaseUnreachable } from '../backend-error.ts'
import {
  type Database,
  type Query,
  type Row,
  type Script,
  transactionTimeout,
  withDeadline,
} from './database.ts'
import { parseSqlError } from './sql-error.ts'

/** Opens a PostgreSQL by its URL. Connections open on demand and reconnect after an outage. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: transactionTimeout,
    application_name: 'tidewright-backend',
  })
  // A broken connection emits an event, idle or not; without a listener, it would end the process. The pool drops
  // idle connections; one in use fails its next statement.
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
    // PostgreSQL or `work` rejected it, unless the connection itself broke.
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
  throw databaseUnreachable("Couldn't reach the database.", cause)
}
