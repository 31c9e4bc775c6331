/** Turns an unpacked archive into the data of a copy. */
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Database } from '../../../local/backend/database/database.ts'
import { loadDatabase } from '../../../local/backend/database/load.ts'
import { migrate, migrateTo, migrationVersions } from '../../../local/backend/database/migrations.ts'
import { ledgerOf } from './database-access.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { commentsName, databaseFolder, exportFolder, lakeName, type Manifest } from './manifest.ts'

/** Moves the unpacked content into an empty folder of a content lake. */
export function restoreContent(unpacked: string, lakeFolder: string): void {
  const assets = join(lakeFolder, 'assets')
  mkdirSync(assets, { recursive: true })
  renameSync(join(unpacked, lakeName), join(lakeFolder, basename(lakeName)))
  const comments = join(unpacked, commentsName)
  if (existsSync(comments)) renameSync(comments, join(lakeFolder, basename(commentsName)))
  for (const kind of ['images', 'files']) {
    const from = join(unpacked, exportFolder, kind)
    if (!existsSync(from)) continue
    for (const name of readdirSync(from)) renameSync(join(from, name), join(assets, name))
  }
}

/** Loads the archive's rows, as they were, into an empty database. @throws if this version can't read them. */
export async function restoreRows(database: Database, unpacked: string, manifest: Manifest): Promise<void> {
  const known = migrationVersions()
  const newer = manifest.database.migrations.filter((version) => !known.includes(version))
  if (newer.length > 0)
    throw new Error(
      `The backup is of a newer version, with the migrations ${newer.join(', ')}. Use that version.`,
    )
  const [found] = await database.transaction((query) =>
    query(`select to_regclass('supabase_migrations.schema_migrations')::text as name`),
  )
  if (found?.name) throw new Error('The database is not empty. Create a new one, and set DATABASE_URL to it.')
  await migrateTo(database, manifest.database.migrations)
  await loadDatabase(database, join(unpacked, databaseFolder), manifest.database)
}

export type RestoreEffects = { heldMails: number; erased: number; unsubscribed: number; hasLedger: boolean }

/**
 * Makes restored rows safe to use: applies newer migrations, holds every waiting email, and applies the ledgers of erasures and
 * unsubscribes and the retention periods. The ledgers are those of this database: in any of the folders, and the current one.
 */
export async function settleRestored(
  database: Database,
  { folders, current }: { folders: readonly string[]; current: Ledger | null },
): Promise<RestoreEffects> {
  await migrate(database)
  const { database: id } = await ledgerOf(database)
  const ledgers = [current, ...folders.map((folder) => readLedger(folder, id))].filter(
    (ledger) => ledger?.database === id,
  )
  const effects = { heldMails: 0, erased: 0, unsubscribed: 0, hasLedger: ledgers.length > 0 }
  return database.transaction(async (query) => {
    const [held] = await query('select public.hold_restored_mail()::int as mails')
    effects.heldMails = Number(held?.mails)
    for (const ledger of ledgers) {
      const [changed] = await query('select public.restore_suppressions($1::jsonb)::text as counts', [
        JSON.stringify(ledger),
      ])
      const { erased, unsubscribed } = JSON.parse(String(changed?.counts))
      effects.erased += erased
      effects.unsubscribed += unsubscribed
      // The function leaves it until the end of the transaction, and can't make it again.
      await query('drop table pg_temp.restored_erasures')
    }
    await query('select public.run_retention()')
    return effects
  }, settleTimeout)
}

/** In milliseconds */
const settleTimeout = 600_000
