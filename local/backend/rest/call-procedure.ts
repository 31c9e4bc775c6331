import { z } from 'zod'
import { BackendError, invalidJson, notSupported } from '../backend-error.ts'
import { maxRows } from './pagination.ts'
import { jsonRows } from './read-rows.ts'
import type { RestRequest } from './rest-request.ts'
import { collectRows } from './rows.ts'
import type { Procedure, SchemaCache } from './schema-cache.ts'
import { identifier, qualified, Values } from './statement.ts'

const argumentsShape = z.record(z.string(), z.unknown())

/** POST: calls a function with the named arguments of a JSON object, and returns its value or rows. */
export async function callProcedure(
  name: string,
  { params, preferences, body, schema, query }: RestRequest,
): Promise<Response> {
  if (params.size || preferences.countExact || preferences.single) {
    throw notSupported('filters, order, limit, select, count or single with a function')
  }
  const parsed = argumentsShape.safeParse(body ?? {})
  if (!parsed.success) throw invalidJson()
  const procedure = findProcedure(name, Object.keys(parsed.data), schema)
  const values = new Values()
  const list = Object.entries(parsed.data).map(([name, value]) => {
    const type = procedure.arguments.find((argument) => argument.name === name)?.type ?? 'text'
    return `${identifier(name)} => ${values.bind(asText(value, type), type)}`
  })
  const isRow = procedure.returns === 'row'
  const result = `${qualified(procedure.name)}(${list.join(', ')}) as result${isRow ? '' : ' (value)'}`
  const sql = `select * from ${result} limit ${maxRows}`
  const rows = await collectRows(query, sql, values, { item: isRow ? 'source.*' : 'source.value' })
  if (procedure.returns === 'void') return new Response(null, { status: 204 })
  return jsonRows(procedure.set ? rows.json : rows.first, 0, rows)
}

function findProcedure(name: string, given: string[], { procedures }: SchemaCache): Procedure {
  const found = procedures.find((procedure) => procedure.name === name && fits(procedure, given))
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
