import { z } from 'zod'
import type { Query } from '../database/database.ts'
import type { Catalogue, Procedure } from './catalogue.ts'
import type { Preferences } from './preferences.ts'
import { jsonRows } from './read.ts'
import { notSupported, RestFailure } from './rest-failure.ts'
import { collectRows, type Rows, singleRow } from './rows.ts'
import { identifier, qualified, Values } from './statement.ts'

export type ProcedureCall = {
  name: string
  method: string
  params: URLSearchParams
  body: unknown
  preferences: Preferences
  catalogue: Catalogue
  query: Query
}

const argumentsShape = z.record(z.string(), z.unknown())

/** Calls a function by its named arguments: a POST's JSON object, or a GET's query in a read-only transaction. */
export async function callProcedure(call: ProcedureCall): Promise<Response> {
  const given = argumentsOf(call)
  const procedure = findProcedure(call, Object.keys(given))
  const values = new Values()
  const list = Object.entries(given).map(([name, value]) => {
    const type = procedure.arguments.find((argument) => argument.name === name)?.type ?? 'text'
    return `${identifier(name)} => ${values.bind(asText(value, type), type)}`
  })
  const invocation = `${qualified(procedure.name)}(${list.join(', ')})`
  const scalar = procedure.returns !== 'row'
  const sql = `select * from ${invocation} as ${scalar ? 'result (value)' : 'result'}`
  const rows = await collectRows(call.query, sql, values, scalar ? 'source.value' : 'source')
  if (procedure.returns === 'void') return new Response(null, { status: 204 })
  const one = !procedure.set || (call.preferences.single && !scalar)
  return jsonRows(one ? oneOf(procedure, rows) : rows.json, 200, 0, rows.count, null)
}

function oneOf(procedure: Procedure, rows: Rows): string {
  return procedure.set ? singleRow(rows) : rows.first
}

function argumentsOf({ method, params, body }: ProcedureCall): Record<string, unknown> {
  if (method === 'GET' || method === 'HEAD') {
    return Object.fromEntries([...params].filter(([name]) => name !== 'apikey'))
  }
  if (params.size) throw notSupported('filters, order or select on the result of a function')
  const parsed = argumentsShape.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  throw new RestFailure(400, 'PGRST102', 'Empty or invalid json')
}

function findProcedure({ name, catalogue }: ProcedureCall, given: string[]): Procedure {
  const found = catalogue.procedures.find((procedure) => procedure.name === name && fits(procedure, given))
  if (found) return found
  const list = given.length ? `with parameters ${given.join(', ')}` : 'without parameters'
  throw new RestFailure(
    404,
    'PGRST202',
    `Could not find the function public.${name}${given.length ? `(${given.join(', ')})` : ''} in the schema cache`,
    `Searched for the function public.${name} ${list}, but no matches were found in the schema cache.`,
  )
}

/** Every given argument has its place, and every place without a default is given. */
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
