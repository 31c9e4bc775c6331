import { renameSync } from 'node:fs'
import { z } from 'zod'
import type { Database } from '../../../local/backend/database/database.ts'
import { type DatabaseDump, databaseDump, dumpDatabase } from '../../../local/backend/database/dump.ts'
import { openPglite } from '../../../local/backend/database/pglite.ts'
import { openPostgres } from '../../../local/backend/database/postgres.ts'
import { lockFolder } from '../../../local/service/lock-folder.ts'
import type { Settings } from '../../../local/settings/settings.ts'
import { type Ledger, parseLedger } from './ledger.ts'

const snapshot = z.object({ folder: z.string(), dump: databaseDump })

/** Opens the database of a copy that isn't running, or the PostgreSQL at `DATABASE_URL`. */
function openDatabase({ databaseUrl, folder }: Pick<Settings, 'databaseUrl' | 'folder'>): Promise<Database> {
  return databaseUrl ? Promise.resolve(openPostgres(databaseUrl)) : openPglite(folder('backend'))
}

/** Dumps the database into a folder: through the backend if it runs, since it holds the embedded database. */
export async function snapshotDatabase(settings: Settings, target: string): Promise<DatabaseDump> {
  const headers = { apikey: settings.supabase.secretKey }
  const url = `${settings.supabase.url}/snapshot/v1`
  const response = await fetch(url, { method: 'POST', headers }).catch(nullIfNotRunning)
  if (!response) return withStoppedCopy(settings, (database) => dumpDatabase(database, target))
  if (!response.ok) throw new Error(`The backend couldn't take a snapshot: ${response.status}. See its log.`)
  const { folder, dump } = snapshot.parse(await response.json())
  renameSync(folder, target)
  return dump
}

/** The ledger of the copy's database: from the backend if it runs. */
export async function currentLedger(settings: Settings): Promise<Ledger> {
  const { secretKey, url } = settings.supabase
  const headers = { apikey: secretKey, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: '{}' }
  const response = await fetch(`${url}/rest/v1/rpc/suppression_ledger`, request).catch(nullIfNotRunning)
  if (!response) return withStoppedCopy(settings, ledgerOf)
  if (!response.ok) throw new Error(`The backend couldn't read the suppressions: ${response.status}.`)
  return parseLedger(await response.json())
}

function nullIfNotRunning(error: unknown): null {
  const cause = error instanceof Error ? error.cause : null
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return null
  throw new Error('The backend stopped responding. Try again.', { cause: error })
}

/** The embedded database is opened here only while nothing else can want it: a backend that restarts must find it free. */
async function withStoppedCopy<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl) return withDatabase(settings, work)
  const unlock = lockFolder(settings.dataDir)
  try {
    return await withDatabase(settings, work)
  } finally {
    unlock()
  }
}

export async function ledgerOf(database: Database): Promise<Ledger> {
  const [row] = await database.transaction((query) =>
    query('select public.suppression_ledger()::text as ledger'),
  )
  return parseLedger(JSON.parse(String(row?.ledger)))
}

export async function withDatabase<Result>(
  settings: Pick<Settings, 'databaseUrl' | 'folder'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
