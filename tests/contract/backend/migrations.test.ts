import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../../local/backend/database/database.ts'
import { migrate } from '../../../local/backend/database/migrations.ts'
import { openPglite } from '../../../local/backend/database/pglite.ts'
import { fillWithEmptyDatabase } from '../../support/backend/backend-pglite.ts'
import { baselineMigrations } from '../../support/backend/baseline-migrations.ts'
import { migrationRows } from './migration-rows.ts'

const supabase = resolve(import.meta.dirname, '../../../supabase')
const laterMigrations = readdirSync(join(supabase, 'migrations'))
  .filter((file) => !(file in baselineMigrations))
  .sort()

type TableRow = Record<string, unknown>
const tableRows = z.array(z.object({ name: z.string(), row: z.record(z.string(), z.unknown()) }))
const tableName = z.array(z.object({ name: z.string() }))
const nullableColumns = z.array(z.object({ table: z.string(), column: z.string() }))

let work: string
/** A copy of supabase/ with the baseline only; tests add migrations to it. */
let copy: string
/** Has the baseline and rows in every table. */
let database: Database
let filled: Set<string>

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'tidewright-migrations-'))
  copy = join(work, 'supabase')
  mkdirSync(join(copy, 'migrations'), { recursive: true })
  for (const file of Object.keys(baselineMigrations))
    copyFileSync(join(supabase, 'migrations', file), join(copy, 'migrations', file))
  await fillWithEmptyDatabase(work)
  database = await openPglite(work)
  filled = new Set()
  await migrate(database, copy)
  await fillNewTables()
})
afterEach(async () => {
  await database?.close()
  rmSync(work, { recursive: true, force: true })
})

test('each later migration applies to a database with rows and keeps their values', async () => {
  for (const file of laterMigrations) {
    copyFileSync(join(supabase, 'migrations', file), join(copy, 'migrations', file))
    expect(await lossesBy(file), `${file} changes existing rows`).toEqual([])
    await fillNewTables()
  }
  expect(await missingRows(), 'Add rows to tests/contract/backend/migration-rows.ts').toEqual([])
})

test.each([
  ['alter table public.leads add column region text not null', /column "region".* contains null values/],
  ['alter table public.leads alter column locale set not null', /column "locale".* contains null values/],
  [
    "alter table public.leads add constraint fewer_locales check (locale in ('en-UK', 'es'))",
    /check constraint "fewer_locales".* is violated/,
  ],
  ['create unique index on public.leads (company)', /could not create unique index/],
])('fails for a migration that existing rows violate: %s', async (sql, error) => {
  plant(sql)
  await expect(lossesBy('planted')).rejects.toThrow(error)
})

test.each([
  ['delete from public.leads where phone is null', ['public.leads: 1 of 2 rows']],
  ["update public.webinars set duration = '1 hour'", ['public.webinars: 2 of 2 rows']],
  ['alter table public.unsubscribes drop column email', ['public.unsubscribes: 2 of 2 rows']],
  ['drop table app_private.access_codes', ['app_private.access_codes: 1 of 1 rows']],
  ["alter table public.leads add column region text not null default 'EU'", []],
])('reports the rows that a migration deletes or changes: %s', async (sql, losses) => {
  plant(sql)
  expect(await lossesBy('planted')).toEqual(losses)
})

test('requires rows in a new table, and both a null and a value in each nullable column', async () => {
  plant(`create table public.planted (id int);
    update public.leads set phone = '1', locale = null;`)
  await migrate(database, copy)
  expect(await missingRows()).toEqual([
    'public.leads.locale is always null',
    'public.leads.phone is never null',
    'public.planted has no rows',
  ])
})

test('does not touch a database with migrations that the folder lacks', async () => {
  plant('create table public.planted (id int)')
  await migrate(database, copy)
  await expect(migrate(database, supabase)).rejects.toThrow(
    /migrations of another version: 99990101000000\. .* if DATABASE_URL is set, with a new, empty database\.$/,
  )
})

function plant(sql: string) {
  writeFileSync(join(copy, 'migrations/99990101000000_planted.sql'), sql)
}

/** Applies the migrations of the copy. Returns the tables that lost rows or values, with the number of rows. */
async function lossesBy(file: string): Promise<string[]> {
  const before = await readTables()
  await migrate(database, copy).catch((cause) => {
    throw new Error(`${file} does not apply to a database with rows: ${cause.message}`, { cause })
  })
  const after = await readTables()
  return [...before].flatMap(([table, rows]) => {
    const remaining = after.get(table) ?? []
    const lost = rows.filter((row) => !remaining.some((other) => contains(other, row)))
    return lost.length > 0 ? `${table}: ${lost.length} of ${rows.length} rows` : []
  })
}

function contains(row: TableRow, part: TableRow): boolean {
  return Object.entries(part).every(([column, value]) => isDeepStrictEqual(row[column], value))
}

async function readTables(): Promise<Map<string, TableRow[]>> {
  const tables = await tableNames()
  const sql = tables.map((name) => `select '${name}' as name, to_jsonb(it) as row from ${name} as it`)
  const rows = tableRows.parse(await select(sql.join(' union all ')))
  return new Map(
    tables.map((table) => [table, rows.filter(({ name }) => name === table).map(({ row }) => row)]),
  )
}

async function fillNewTables() {
  for (const table of await tableNames()) {
    const sql = filled.has(table) ? undefined : migrationRows[table]
    if (sql) await database.transaction((_query, script) => script(sql))
    filled.add(table)
  }
}

/** What `migrationRows` lacks, one message each. */
async function missingRows(): Promise<string[]> {
  const nullable = nullableColumns.parse(
    await select(`select table_schema || '.' || table_name as table, column_name as column
      from information_schema.columns where is_nullable = 'YES' and ${ownSchemas('table_schema')}`),
  )
  const missing = [...(await readTables())].flatMap(([table, rows]) => {
    if (rows.length === 0) return `${table} has no rows`
    const columns = nullable.filter((column) => column.table === table).map(({ column }) => column)
    return columns.flatMap((column) => {
      const nulls = rows.filter((row) => row[column] === null).length
      if (nulls === 0) return `${table}.${column} is never null`
      return nulls === rows.length ? `${table}.${column} is always null` : []
    })
  })
  return missing.sort()
}

async function tableNames(): Promise<string[]> {
  const tables = await select(
    `select schemaname || '.' || tablename as name from pg_tables where ${ownSchemas('schemaname')} order by 1`,
  )
  return tableName.parse(tables).map(({ name }) => name)
}

function ownSchemas(column: string) {
  return `${column} in ('public', 'app_private')`
}

function select(sql: string) {
  return database.transaction((query) => query(sql))
}
