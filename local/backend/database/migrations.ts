import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from './database.ts'

const supabaseFolder = resolve(import.meta.dirname, '../../../supabase')
/** In milliseconds; even a slow machine needs much less to create a database. */
const migrationTimeout = 120_000
const rolesFile = join(import.meta.dirname, 'roles.sql')

/**
 * Applies missing migrations and records them in `supabase_migrations.schema_migrations`, as the Supabase CLI does: all
 * or none, one process at a time. A new database gets the roles first. Rejects if the database has migrations that the
 * folder lacks, since it then belongs to another version.
 */
export async function migrate(
  database: Database,
  folder = supabaseFolder,
  only?: readonly string[],
): Promise<void> {
  await database.transaction(async (query, script) => {
    await query(`select pg_advisory_xact_lock(hashtextextended('tidewright.migrations', 0))`)
    await query('create schema if not exists supabase_migrations')
    await query(`create table if not exists supabase_migrations.schema_migrations (
      version text primary key, name text, statements text[])`)
    const rows = await query('select version from supabase_migrations.schema_migrations')
    const applied = new Set(rows.map((row) => row.version))
    if (applied.size === 0) await script(readFileSync(rolesFile, 'utf8'))
    const all = migrationFiles(folder)
    const files = only ? all.filter(({ version }) => only.includes(version)) : all
    const unknown = applied.difference(new Set(files.map(({ version }) => version)))
    if (unknown.size > 0) {
      const versions = [...unknown].join(', ')
      throw new Error(
        `The database has migrations of another version: ${versions}. Use that version, or start over: with \`npm run reset\`, or, if DATABASE_URL is set, with a new, empty database.`,
      )
    }
    for (const { version, name, sql } of files.filter((file) => !applied.has(file.version))) {
      await script(sql)
      await query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        version,
        name,
      ])
    }
  }, migrationTimeout)
}

/** Applies only the given versions: the rows of a backup need the schema that they were in. */
export const migrateTo = (database: Database, versions: readonly string[]) =>
  migrate(database, supabaseFolder, versions)

/** The versions of the migrations in the repository. */
export const migrationVersions = () => migrationFiles(supabaseFolder).map(({ version }) => version)

function migrationFiles(folder: string) {
  return readdirSync(join(folder, 'migrations'))
    .filter((file) => /^\d+_\w+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const [version = '', ...name] = file.replace(/\.sql$/, '').split('_')
      return { version, name: name.join('_'), sql: readFileSync(join(folder, 'migrations', file), 'utf8') }
    })
}
