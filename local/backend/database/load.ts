import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database, Query } from './database.ts'
import { type DatabaseDump, dumpFile } from './dump.ts'
import { inReferenceOrder, readTables, type Table } from './tables.ts'

const rowsAtOnce = 1_000
/** In milliseconds */
const timeout = 1_800_000

/**
 * Loads a dump into a database with the same migrations, in one transaction: its rows replace those of the seed. No
 * trigger fires, so nothing is queued, counted or rejected again.
 */
export function loadDatabase(database: Database, folder: string, dump: DatabaseDump): Promise<void> {
  return database.transaction(async (query) => {
    const tables = inReferenceOrder(await readTables(query))
    const names = new Set(tables.map(({ label }) => label))
    const unknown = Object.keys(dump.tables).filter((label) => !names.has(label))
    if (unknown.length > 0) throw new Error(`The database has no table ${unknown.join(', ')}.`)
    await query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const table of tables) {
      if (!Object.hasOwn(dump.tables, table.label)) continue
      await query(`alter table ${table.name} disable trigger user`)
      await loadTable(query, table, join(folder, dumpFile(table.label)))
      await query(`alter table ${table.name} enable trigger user`)
    }
    for (const [name, value] of Object.entries(dump.sequences))
      await query('select setval($1::regclass, $2::bigint)', [name, value])
  }, timeout)
}

async function loadTable(query: Query, { name, columns }: Table, path: string): Promise<void> {
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    lines.push(line)
    if (lines.length < rowsAtOnce) continue
    await query(insert, [`[${lines.join(',')}]`])
    lines = []
  }
  if (lines.length > 0) await query(insert, [`[${lines.join(',')}]`])
}
