import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Database, Query } from './database.ts'
import { readSequences, readTables, type Table } from './tables.ts'

/** What a dump contains. Its folder has a file `<table>.ndjson` per table. */
export const databaseDump = z.object({
  /** Such as 18.3. */
  serverVersion: z.string(),
  /** The versions of the migrations that were applied. */
  migrations: z.array(z.string()),
  /** The number of rows by table. */
  tables: z.record(z.string(), z.number()),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.string()),
})
export type DatabaseDump = z.infer<typeof databaseDump>

const rowsAtOnce = 1_000
/** In milliseconds; other requests to PGlite wait meanwhile, so a dump of this length is a fault. */
const timeout = 120_000

export const dumpFile = (label: string) => `${label}.ndjson`

/**
 * Writes every row of the application's tables as a line of JSON into new files in a folder, all from one snapshot. The
 * same rows give the same bytes, on PGlite and on PostgreSQL.
 */
export function dumpDatabase(database: Database, folder: string): Promise<DatabaseDump> {
  mkdirSync(folder, { recursive: true })
  return database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read, read only')
    await query(`set local timezone = 'UTC'`)
    await query(`set local intervalstyle = 'postgres'`)
    const tables: Record<string, number> = {}
    for (const table of await readTables(query))
      tables[table.label] = await dumpTable(query, table, join(folder, dumpFile(table.label)))
    const [server] = await query('show server_version')
    const migrations = await query('select version from supabase_migrations.schema_migrations order by 1')
    return {
      serverVersion: String(server?.server_version),
      migrations: migrations.map(({ version }) => String(version)),
      tables,
      sequences: await readSequences(query),
    }
  }, timeout)
}

async function dumpTable(query: Query, { name, key }: Table, path: string): Promise<number> {
  const file = openSync(path, 'wx', 0o600)
  try {
    await query(`declare dump_rows no scroll cursor for
      select to_jsonb(row)::text as line from ${name} as row order by ${key || 'to_jsonb(row)::text'}`)
    for (let count = 0; ; ) {
      const rows = await query(`fetch ${rowsAtOnce} from dump_rows`)
      count += rows.length
      if (rows.length > 0) writeSync(file, rows.map(({ line }) => `${line}\n`).join(''))
      if (rows.length < rowsAtOnce) {
        await query('close dump_rows')
        return count
      }
      // PGlite runs in this thread: other requests are read in between.
      await setImmediate()
    }
  } finally {
    closeSync(file)
  }
}
