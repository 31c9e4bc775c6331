import type { Database, Query } from '../database/database.ts'
import { DatabaseUnreachable } from '../database/database.ts'
import { sqlFailure } from '../database/sql-failure.ts'
import type { HttpHandler } from '../http/serve.ts'
import { type CatalogueCache, createCatalogueCache, exposedSchema } from './catalogue.ts'
import { type Role, tableNamed } from './context.ts'
import { withCors } from './cors.ts'
import { preferencesOf } from './preferences.ts'
import { readRows } from './read.ts'
import { RestFailure } from './rest-failure.ts'
import { callProcedure } from './rpc.ts'
import { sqlStatus } from './sql-status.ts'
import { deleteRows, insertRows, updateRows } from './write.ts'

export type RestOptions = { database: Database; keys: { publishable: string; secret: string } }

const tableMethods = new Map([
  ['GET', readRows],
  ['HEAD', readRows],
  ['POST', insertRows],
  ['PATCH', updateRows],
  ['DELETE', deleteRows],
])

/** Handles `/rest/v1/<table>` and `/rest/v1/rpc/<function>`, the part of PostgREST that the site uses. */
export function restHandler(options: RestOptions): HttpHandler {
  const cache = createCatalogueCache(options.database)
  return async (request) => {
    if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }))
    const role = roleOf(request, options.keys)
    if (!role) return withCors(wrongKey())
    try {
      return withCors(await respond(request, role, options.database, cache))
    } catch (error) {
      if (error instanceof RestFailure && /^PGRST20[245]$/.test(error.code)) cache.forget()
      return withCors(failureReply(error, role))
    }
  }
}

async function respond(
  request: Request,
  role: Role,
  database: Database,
  cache: CatalogueCache,
): Promise<Response> {
  const { pathname, searchParams: params } = new URL(request.url)
  const [first = '', second] = pathname
    .replace(/^\/rest\/v1\//, '')
    .split('/')
    .map(decodeURIComponent)
  const { method, headers } = request
  const handle = tableMethods.get(method)
  if (!handle) throw new RestFailure(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  checkSchema(method, headers)
  const preferences = preferencesOf(headers)
  const body = await bodyOf(request)
  const catalogue = await cache.read()
  return database.transaction(async (query) => {
    await enterRole(query, role, request)
    if (first === 'rpc' && second) {
      return callProcedure({ name: second, method, params, body, preferences, catalogue, query })
    }
    const table = tableNamed(first, catalogue)
    return handle({ method, params, headers, preferences, table, body, query })
  })
}

/** What PostgREST sets for a transaction; triggers and policies read it. Keys stay out of `request.headers`. */
async function enterRole(query: Query, role: Role, request: Request): Promise<void> {
  const headers = Object.fromEntries(request.headers)
  delete headers.apikey
  delete headers.authorization
  const readOnly = request.method === 'GET' || request.method === 'HEAD'
  await query(
    `select set_config('role', $1::text, true),
            set_config('request.jwt.claims', $2::text, true),
            set_config('request.headers', $3::text, true),
            set_config('statement_timeout', '8s', true),
            set_config('transaction_read_only', $4::text, true)`,
    [role, JSON.stringify({ role }), JSON.stringify(headers), readOnly ? 'on' : 'off'],
  )
}

function roleOf(request: Request, keys: RestOptions['keys']): Role | null {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')
  if (key === keys.secret) return 'service_role'
  return key === keys.publishable ? 'anon' : null
}

function checkSchema(method: string, headers: Headers): void {
  const reading = method === 'GET' || method === 'HEAD'
  const schema = headers.get(reading ? 'accept-profile' : 'content-profile') ?? exposedSchema
  if (schema === exposedSchema) return
  const hint = `Only the following schemas are exposed: ${exposedSchema}`
  throw new RestFailure(406, 'PGRST106', `Invalid schema: ${schema}`, null, hint)
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new RestFailure(400, 'PGRST102', 'Empty or invalid json')
  }
}

function wrongKey(): Response {
  const hint = 'Double check your Supabase `anon` or `service_role` API key.'
  return Response.json({ message: 'Invalid API key', hint }, { status: 401 })
}

function failureReply(error: unknown, role: Role): Response {
  if (error instanceof RestFailure) {
    const { code, message, details, hint } = error
    return Response.json({ code, message, details, hint }, { status: error.status })
  }
  const failure = sqlFailure(error)
  if (failure) {
    const { code, message, detail: details, hint } = failure
    return Response.json({ code, message, details, hint }, { status: sqlStatus(code, role) })
  }
  if (error instanceof DatabaseUnreachable) {
    const message = 'Database connection error. Retrying the connection.'
    return Response.json({ code: 'PGRST001', message, details: null, hint: null }, { status: 503 })
  }
  console.error(`A REST request failed: ${error instanceof Error ? error.name : typeof error}`)
  return Response.json(
    { code: 'XX000', message: 'Internal error', details: null, hint: null },
    { status: 500 },
  )
}
