import { connectDatabase } from '../../functions/_shared/database.ts'
import type { FunctionDeps, MailSettings } from '../../functions/_shared/deps.ts'
import type { Service } from '../service.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrations.ts'
import { openPglite } from './database/pglite.ts'
import { openPostgres } from './database/postgres.ts'
import { type DrainTimer, startDrainTimer } from './functions/drain-timer.ts'
import { functionsHandler } from './functions/mount.ts'
import { type HttpHandler, serve } from './http/serve.ts'
import { restHandler } from './rest/handler.ts'

export type BackendOptions = {
  port: number
  /** Data folder of the embedded database; not used with a `databaseUrl`. */
  folder: string
  /** Address of a PostgreSQL, or '' for the embedded one in `folder`. */
  databaseUrl: string
  publishableKey: string
  secretKey: string
  siteSecret: string
  siteOrigins: string[]
  mail: MailSettings
  /** Where the words of mails are edited; without it the built-in words are sent. */
  contentLake?: FunctionDeps['contentLake']
  /** How often the outbox is looked at, 1 second by default; an accepted form asks for it at once. */
  drainSeconds?: number
}

export type Backend = Service & { handler: HttpHandler; database: Database }

const bodyLimit = 1024 * 1024

/** Opens the backend without a port: `handler` answers requests in this process. Mail leaves through `mailFetch`. */
export async function openBackend(
  options: Omit<BackendOptions, 'port'>,
  mailFetch: typeof fetch = fetch,
): Promise<Backend> {
  const database = await openDatabase(options)
  const keys = { publishable: options.publishableKey, secret: options.secretKey }
  const rest = restHandler({ database, keys })
  let timer: DrainTimer | null = null
  const deps: FunctionDeps = {
    database: connectDatabase('http://127.0.0.1', keys.secret, (input, init) =>
      rest(new Request(input, init)),
    ),
    keys,
    siteSecret: options.siteSecret,
    siteOrigins: options.siteOrigins,
    mail: options.mail,
    contentLake: options.contentLake ?? null,
    fetch: mailFetch,
    drainSoon: () => timer?.soon(),
  }
  const functions = functionsHandler(deps)
  const drain = () =>
    functions(
      new Request('http://127.0.0.1/functions/v1/drain-outbox', {
        method: 'POST',
        headers: { apikey: keys.secret },
      }),
    )
  timer = startDrainTimer(options.drainSeconds ?? 1, drain)
  return {
    database,
    handler: (request) => route(request, rest, functions),
    async close() {
      await timer?.stop()
      await database.close()
    },
  }
}

/** Starts the backend on its port: the REST API, the functions and the timer that sends mail. */
export async function startBackend(options: BackendOptions): Promise<Service> {
  const backend = await openBackend(options)
  const { handler } = backend
  const server = await serve({ port: options.port, portVariable: 'BACKEND_PORT', bodyLimit, handler }).catch(
    async (error) => {
      await backend.close()
      throw error
    },
  )
  return {
    async close() {
      await server.close()
      await backend.close()
    },
  }
}

async function openDatabase({ databaseUrl, folder }: Pick<BackendOptions, 'databaseUrl' | 'folder'>) {
  const database = databaseUrl ? openPostgres(databaseUrl) : await openPglite(folder)
  try {
    await migrate(database)
    return database
  } catch (cause) {
    await database.close()
    const where = databaseUrl ? 'the PostgreSQL of DATABASE_URL' : `the embedded database in ${folder}`
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The migrations did not run on ${where}: ${reason}`, { cause })
  }
}

async function route(request: Request, rest: HttpHandler, functions: HttpHandler): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/rest/v1/')) return rest(request)
  if (pathname.startsWith('/functions/v1/')) return functions(request)
  if (pathname === '/health') return Response.json({ status: 'up' })
  const message = 'The local backend serves /rest/v1 and /functions/v1. See local/DIFFERENCES.md.'
  return Response.json(
    { message },
    { status: pathname.startsWith('/auth/') || pathname.startsWith('/storage/') ? 501 : 404 },
  )
}
