import { z } from 'zod'
import { BackendError, invalidJson, notSupported } from '../backend-error.ts'
import { isFilter } from './filters.ts'
import { jsonRows, readPage } from './read-rows.ts'
import type { RestRequest } from './rest-request.ts'
import { collectRows } from './rows.ts'
import type { Procedure } from './schema-cache.ts'
import { identifier, qualified, Values } from './statement.ts'

const argumentsShape = z.record(z.string(), z.unknown())

/**
 * Calls a function with named arguments: from a POST's JSON object, or from a GET's query in a read-only transaction.
 * Rows that it returns can be filtered, ordered and selected like those of a table.
 */
export async function callProcedure(name: string, request: RestRequest): Promise<Response> {
  const { given, filters } = parseArguments(request)
  const procedure = findProcedure(name, Object.keys(given), request)
  const values = new Values()
  const list = Object.entries(given).map(([name, value]) => {
    const type = procedure.arguments.find((argument) => argument.name === name)?.type ?? 'text'
    return `${identifier(name)} => ${values.bind(asText(value, type), type)}`
  })
  const invocation = `${qualified(procedure.name)}(${list.join(', ')})`
  if (procedure.returns !== 'row') return callScalar(procedure, invocation, filters, values, request)
  // The function runs once, however often the statement reads its rows.
  const prelude = `result as materialized (select * from ${invocation})`
  const { name: alias, columns, set } = procedure
  const table = { name: procedure.table ?? alias, columns, primaryKey: [] }
  return readPage(request, filters, table, values, {
    from: 'result',
    prelude,
    ...(set ? {} : { body: ({ first }) => first }),
  })
}

async function callScalar(
  { returns, set }: Procedure,
  invocation: string,
  filters: URLSearchParams,
  values: Values,
  { query, preferences }: RestRequest,
): Promise<Response> {
  if (filters.size) throw notSupported('filters, order, limit or select on a function that returns no rows')
  const sql = `select * from ${invocation} as result (value)`
  const rows = await collectRows(query, sql, values, { item: 'source.value' })
  if (returns === 'void') return new Response(null, { status: 204 })
  const total = preferences.countExact ? rows.count : null
  return jsonRows(set ? rows.json : rows.first, 0, { ...rows, total })
}

type Arguments = { given: Record<string, unknown>; filters: URLSearchParams }

function parseArguments({ method, params, body }: RestRequest): Arguments {
  if (method === 'GET' || method === 'HEAD') {
    const [filters, given] = [true, false].map((wanted) =>
      [...params].filter(([name, value]) => isFilter(name, value) === wanted),
    )
    return { given: Object.fromEntries(given ?? []), filters: new URLSearchParams(filters) }
  }
  const parsed = argumentsShape.safeParse(body ?? {})
  if (parsed.success) return { given: parsed.data, filters: params }
  throw invalidJson()
}

function findProcedure(name: string, given: string[], { schema }: RestRequest): Procedure {
  const found = schema.procedures.find((procedure) => procedure.name === name && fits(procedure, given))
  if (found) return found
  const list = given.length ? `with parameters ${given.join(', ')}` : 'without parameters'
  throw new BackendError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${given.length ? `(${given.join(', ')})` : ''} in the schema cache`,
    {
      details: `Searched for the function public.${name} ${list}, but no matches were found in the schema cache.`,
    },
  )
}

/** Whether the function has every given argument, and every argument without a default is given. */
function fits(procedure: Procedure, given: string[]): boolean {
  const names = procedure.arguments.map((argument) => argument.name)
  const required = names.slice(0, names.length - procedure.defaults)
  return given.every((name) => names.includes(name)) && required.every((name) => given.includes(name))
}

function asText(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value)
  if (typeof value !== 'object') return String(value)
  throw notSupported(`a list or an object as an argument of type ${type}`)
}
