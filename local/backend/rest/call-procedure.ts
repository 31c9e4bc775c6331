import { z } from 'zod'
import { BackendError, invalidJson, notSupported } from '../backend-error.ts'
import { jsonRows } from './read-rows.ts'
import type { RestRequest } from './rest-request.ts'
import { collectRows, type Rows, singleRow } from './rows.ts'
import type { Procedure } from './schema-cache.ts'
import { identifier, qualified, Values } from './statement.ts'

const argumentsShape = z.record(z.string(), z.unknown())

/**
 * Calls a function with named arguments: from a POST's JSON object, or from a GET's query in a read-only transaction.
 */
export async function callProcedure(name: string, request: RestRequest): Promise<Response> {
  const given = parseArguments(request)
  const procedure = findProcedure(name, Object.keys(given), request)
  const values = new Values()
  const list = Object.entries(given).map(([name, value]) => {
    const type = procedure.arguments.find((argument) => argument.name === name)?.type ?? 'text'
    return `${identifier(name)} => ${values.bind(asText(value, type), type)}`
  })
  const invocation = `${qualified(procedure.name)}(${list.join(', ')})`
  const scalar = procedure.returns !== 'row'
  const sql = `select * from ${invocation} as ${scalar ? 'result (value)' : 'result'}`
  const rows = await collectRows(request.query, sql, values, scalar ? 'source.value' : 'source')
  if (procedure.returns === 'void') return new Response(null, { status: 204 })
  const one = !procedure.set || (request.preferences.single && !scalar)
  return jsonRows(one ? oneOf(procedure, rows) : rows.json, 200, 0, rows.count, null)
}

function oneOf(procedure: Procedure, rows: Rows): string {
  return procedure.set ? singleRow(rows) : rows.first
}

function parseArguments({ method, params, body }: RestRequest): Record<string, unknown> {
  if (method === 'GET' || method === 'HEAD') {
    return Object.fromEntries(params)
  }
  if (params.size) throw notSupported('filters, order or select on the result of a function')
  const parsed = argumentsShape.safeParse(body ?? {})
  if (parsed.success) return parsed.data
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
