import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createDiskFullWarning } from '../../service/disk-full.ts'
import { BackendError, invalidJson, notSupported, sqlErrorResponse } from '../backend-error.ts'
import type { Database, Query } from '../database/database.ts'
import { parseSqlError } from '../database/sql-error.ts'
import { callProcedure } from './call-procedure.ts'
import { parsePreferences } from './preferences.ts'
import { readRows } from './read-rows.ts'
import type { RestRequest, Role, TableRequest } from './rest-request.ts'
import { createSchemaCache, exposedSchema, findTable } from './schema-cache.ts'
import { deleteRows, insertRows, updateRows } from './write-rows.ts'

export type RestOptions = { database: Database; keys: { publishable: string; secret: string } }

const diskFull = '53100'
const warnOfFullDisk = createDiskFullWarning('Database')

type RestEnv = { Variables: { role: Role } }
type RestContext = Context<RestEnv>

/** Hosted Supabase allows any origin; keys and database rights protect the data. */
const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: ['Content-Range'],
  maxAge: 86_400,
})

/** `/rest/v1/<table>` and `/rest/v1/rpc/<function>`, compatible with PostgREST. */
export function createRestApp({ database, keys }: RestOptions): Hono<RestEnv> {
  const schemaCache = createSchemaCache(database)

  async function run(c: RestContext, work: (request: RestRequest) => Promise<Response>): Promise<Response> {
    const { raw } = c.req
    const role = c.get('role')
    try {
      const preferences = parsePreferences(raw.headers)
      const body = await parseBody(raw)
      const schema = await schemaCache.read()
      return await database.transaction(async (query) => {
        await enterRole(query, role, raw)
        return work({
          params: new URL(raw.url).searchParams,
          preferences,
          body,
          schema,
          query,
        })
      })
    } catch (error) {
      if (error instanceof BackendError && /^PGRST20[245]$/.test(error.code)) schemaCache.forget()
      const sqlError = parseSqlError(error)
      if (sqlError?.code === diskFull) warnOfFullDisk()
      throw sqlError ? sqlErrorResponse(sqlError, role) : error
    }
  }

  const onTable = (work: (request: TableRequest) => Promise<Response>) => (c: RestContext) =>
    run(c, (request) => work({ ...request, table: findTable(c.req.param('table') ?? '', request.schema) }))
  const onProcedure = (c: RestContext) =>
    run(c, (request) => callProcedure(c.req.param('procedure') ?? '', request))

  const app = new Hono<RestEnv>()
  app.use(anyOrigin, requireKey(keys), rejectNul, requireExposedSchema)
  app.post('/rpc/:procedure', onProcedure).get(rejectProcedureByGet).all(rejectMethod)
  app.get('/:table', onTable(readRows))
  app.post('/:table', onTable(insertRows))
  app.patch('/:table', onTable(updateRows))
  app.delete('/:table', onTable(deleteRows))
  app.all('/:table', rejectMethod)
  return app
}

function requireKey(keys: RestOptions['keys']): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const key = c.req.header('apikey')
    if (key !== keys.secret && key !== keys.publishable) {
      const hint = 'Double check your Supabase `anon` or `service_role` API key.'
      return c.json({ message: 'Invalid API key', hint }, 401)
    }
    c.set('role', key === keys.secret ? 'service_role' : 'anon')
    return next()
  }
}

const requireExposedSchema: MiddlewareHandler = (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const schema = c.req.header(isRead ? 'accept-profile' : 'content-profile') ?? exposedSchema
  if (schema === exposedSchema) return next()
  const hint = `Only the following schemas are exposed: ${exposedSchema}`
  throw new BackendError(406, 'PGRST106', `Invalid schema: ${schema}`, { hint })
}

/** PostgreSQL has no names or values with NUL, and NUL inside a statement would cut it off. */
const rejectNul: MiddlewareHandler = (c, next) => {
  if (!c.req.url.includes('%00')) return next()
  throw new BackendError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
}

function rejectMethod(c: Context): never {
  throw new BackendError(405, 'PGRST117', `Unsupported HTTP method: ${c.req.method}`)
}

function rejectProcedureByGet(): never {
  throw notSupported('calls of functions by GET')
}

async function parseBody(request: Request): Promise<unknown> {
  const text = await request.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw invalidJson()
  }
}

/** What PostgREST sets for a transaction; triggers and policies read it. `request.headers` contains no keys. */
async function enterRole(query: Query, role: Role, request: Request): Promise<void> {
  const headers = Object.fromEntries(request.headers)
  delete headers.apikey
  delete headers.authorization
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  await query(
    `select set_config('role', $1::text, true),
            set_config('request.jwt.claims', $2::text, true),
            set_config('request.headers', $3::text, true),
            set_config('statement_timeout', '8s', true),
            set_config('transaction_read_only', $4::text, true)`,
    [role, JSON.stringify({ role }), JSON.stringify(headers), isRead ? 'on' : 'off'],
  )
}
