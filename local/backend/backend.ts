import { mkdirSync } from 'node:fs'
import { limitedFetch } from '../../contracts/limited-fetch.ts'
import { leadRolesOf } from '../../contracts/roles.ts'
import { connectDatabase } from '../../functions/_shared/database.ts'
import type { FunctionDeps } from '../../functions/_shared/deps.ts'
import { serve } from '../http/serve.ts'
import type { Service } from '../service/run-service.ts'
import { createBackendApp } from './backend-app.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrations.ts'
import { openPglite } from './database/pglite.ts'
import { openPostgres } from './database/postgres.ts'
import { type DrainTimer, startDrainTimer } from './functions/drain-timer.ts'
import { deleteOldSnapshots } from './snapshot/snapshot-app.ts'

/** Without a content lake, the built-in texts of emails are sent. */
type FunctionOptions = Pick<FunctionDeps, 'siteSecret' | 'siteOrigins' | 'mail'> &
  Partial<Pick<FunctionDeps, 'studioOrigins' | 'leadRoles' | 'contentLake'>>

export type BackendOptions = FunctionOptions & {
  port: number
  /** Data folder of the embedded database; ignored with a `databaseUrl`. */
  folder: string
  /** URL of a PostgreSQL; '' for the embedded one in `folder`. */
  databaseUrl: string
  publishableKey: string
  secretKey: string
  /**
   * Seconds between drains of the outbox, 1 by default; a form that may have queued an email drains it at once. 0: only
   * calls of `drain-outbox` do.
   */
  drainSeconds?: number
}

export type Backend = Service & {
  app: ReturnType<typeof createBackendApp>
  /** Handles a request in this process, without a port. */
  handler(request: Request): Promise<Response>
  database: Database
}

const maxMailResponseBytes = 4 * 1024 * 1024

/** Opens the backend without a port. Emails are sent through `mailFetch`. */
export async function openBackend(
  options: Omit<BackendOptions, 'port'>,
  mailFetch: typeof fetch = fetch,
): Promise<Backend> {
  const database = await openDatabase(options)
  mkdirSync(options.folder, { recursive: true })
  deleteOldSnapshots(options.folder)
  const keys = { publishable: options.publishableKey, secret: options.secretKey }
  let timer: DrainTimer | null = null
  const handler = async (request: Request) => app.fetch(request)
  const app = createBackendApp(
    { database, keys },
    {
      database: connectDatabase('http://127.0.0.1', keys.secret, (input, init) =>
        handler(new Request(input, init)),
      ),
      keys,
      siteSecret: options.siteSecret,
      siteOrigins: options.siteOrigins,
      studioOrigins: options.studioOrigins ?? [],
      leadRoles: options.leadRoles ?? leadRolesOf(),
      mail: options.mail,
      contentLake: options.contentLake ?? null,
      fetch: limitedFetch(maxMailResponseBytes, mailFetch),
      requestDrain: () => timer?.trigger(),
    },
    options.folder,
  )
  const { drainSeconds = 1 } = options
  const closing = new AbortController()
  if (drainSeconds > 0)
    timer = startDrainTimer(drainSeconds, () => handler(drainRequest(keys.secret, closing.signal)))
  return {
    app,
    handler,
    database,
    async close() {
      // A drain that waits for the rate of newsletters ends early.
      closing.abort()
      await timer?.stop()
      await database.close()
    },
  }
}

function drainRequest(secretKey: string, signal: AbortSignal): Request {
  const url = 'http://127.0.0.1/functions/v1/drain-outbox'
  return new Request(url, { method: 'POST', headers: { apikey: secretKey }, signal })
}

/** Starts the backend on its port: the REST API, the functions and the timer that sends emails. */
export async function startBackend(options: BackendOptions): Promise<Service> {
  const backend = await openBackend(options)
  try {
    const port = { port: options.port, name: 'backend', variable: 'BACKEND_PORT' }
    const server = await serve(backend.app, port)
    return { close: () => server.close().then(backend.close) }
  } catch (error) {
    await backend.close()
    throw error
  }
}

async function openDatabase({ databaseUrl, folder }: Pick<BackendOptions, 'databaseUrl' | 'folder'>) {
  const database = databaseUrl ? openPostgres(databaseUrl) : await openPglite(folder)
  try {
    await migrate(database)
    return database
  } catch (cause) {
    await database.close()
    const where = databaseUrl ? 'the PostgreSQL at DATABASE_URL' : `the embedded database in ${folder}`
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The migrations failed on ${where}: ${reason}`, { cause })
  }
}
