import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from './database.ts'

const supabaseFolder = resolve(import.meta.dirname, '../../../supabase')
/** In milliseconds; a slow machine makes a new database in a good deal less. */
const migrationTimeout = 120_000
const rolesFile = join(import.meta.dirname, 'roles.sql')

/**
 * Brings a database to the newest migration and remembers what ran in `supabase_migrations.schema_migrations`, as the
 * Supabase CLI does. All or nothing, and one process at a time. A new database gets the roles first and the seed last.
 */
export async function migrate(database: Database, folder = supabaseFolder): Promise<void> {
  await database.transaction(async (query, script) => {
    await query(`select pg_advisory_xact_lock(hashtextextended('tidewright.migrations', 0))`)
    await query('create schema if not exists supabase_migrations')
    await query(`create table if not exists supabase_migrations.schema_migrations (
      version text primary key, name text, statements text[])`)
    const rows = await query('select version from supabase_migrations.schema_migrations')
    const applied = new Set(rows.map((row) => row.version))
    if (!applied.size) await script(readFileSync(rolesFile, 'utf8'))
    const waiting = migrationFiles(folder).filter(({ version }) => !applied.has(version))
    for (const { version, name, sql } of waiting) {
      await script(sql)
      await query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        version,
        name,
      ])
    }
    if (!applied.size) await script(readFileSync(join(folder, 'seed.sql'), 'utf8'))
  }, migrationTimeout)
}

function migrationFiles(folder: string) {
  return readdirSync(join(folder, 'migrations'))
    .filter((file) => /^\d+_\w+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const [version = '', ...name] = file.replace(/\.sql$/, '').split('_')
      return { version, name: name.join('_'), sql: readFileSync(join(folder, 'migrations', file), 'utf8') }
    })
}
