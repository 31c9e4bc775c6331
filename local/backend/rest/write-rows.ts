import { z } from 'zod'
import { BackendError, invalidJson, notSupported } from '../backend-error.ts'
import { filterConditions, whereClause } from './filters.ts'
import { jsonRows } from './read-rows.ts'
import type { TableRequest } from './rest-request.ts'
import { collectRows, type Rows, singleRow } from './rows.ts'
import { columnType, identifier, qualified, selectedColumns, Values } from './statement.ts'

const record = z.record(z.string(), z.unknown())
const records = z.union([z.array(record), record.transform((one) => [one])])

/** POST: inserts one object or a list of them, or upserts with `Prefer: resolution=merge-duplicates`. Filters have no effect. */
export async function insertRows(request: TableRequest): Promise<Response> {
  const values = new Values()
  const rows = parseBody(request, records)
  const columns = bodyColumns(rows, request)
  const target = qualified(request.table.name)
  const list = columns.map(identifier).join(', ')
  const source = columns.length
    ? `(${list}) select ${list} from ${recordset(request, columns, 'json_to_recordset', rows, values)}`
    : rows.length
      ? 'default values'
      : 'select where false'
  const sql = `insert into ${target} ${source}${onConflict(request, columns)}`
  return respond(request, await change(request, sql, values), 201, 201)
}

/** PATCH: sets the body's columns in the rows that match the filters. */
export async function updateRows(request: TableRequest): Promise<Response> {
  const values = new Values()
  const fields = parseBody(request, record)
  const columns = bodyColumns([fields], request)
  if (!columns.length) throw notSupported('an update without columns')
  const source = recordset(request, columns, 'json_to_record', fields, values)
  const target = `${qualified(request.table.name)} as ${identifier(request.table.name)}`
  const set = columns.map((name) => `${identifier(name)} = body.${identifier(name)}`).join(', ')
  const where = requiredFilter(request, 'UPDATE', values)
  const sql = `update ${target} set ${set} from ${source}${where}`
  return respond(request, await change(request, sql, values), 200, 204)
}

/** DELETE: deletes the rows that match the filters. */
export async function deleteRows(request: TableRequest): Promise<Response> {
  const values = new Values()
  const where = requiredFilter(request, 'DELETE', values)
  const sql = `delete from ${qualified(request.table.name)}${where}`
  return respond(request, await change(request, sql, values), 200, 204)
}

/** Runs a change, and returns its rows on request; otherwise no right to read is needed. */
async function change(
  { query, preferences, params, table }: TableRequest,
  sql: string,
  values: Values,
): Promise<Rows> {
  if (params.has('order') || params.has('limit') || params.has('offset')) {
    throw notSupported('order, limit or offset with a change')
  }
  const returning = preferences.representation ? selectedColumns(params, table) : '1 as one'
  const rows = await collectRows(query, `${sql} returning ${returning}`, values)
  return { ...rows, total: preferences.countExact ? rows.count : null }
}

function respond({ preferences }: TableRequest, rows: Rows, status: number, emptyStatus: number): Response {
  if (preferences.representation) {
    return jsonRows(preferences.single ? singleRow(rows) : rows.json, 0, rows, status)
  }
  const headers = { 'content-range': `*/${rows.total ?? '*'}` }
  return new Response(null, { status: emptyStatus, headers })
}

function parseBody<Shape extends z.ZodType>(request: TableRequest, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(request.body)
  if (parsed.success) return parsed.data
  throw invalidJson()
}

/** The columns that a body sets. Rejects unknown ones. */
function bodyColumns(rows: Record<string, unknown>[], { table, params }: TableRequest): string[] {
  const listed = params
    .get('columns')
    ?.split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  const names = listed ?? [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const unknown = names.find((name) => !table.columns.some((column) => column.name === name))
  if (unknown === undefined) return names
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`
  throw new BackendError(400, 'PGRST204', message)
}

/** The body as rows typed by their columns, so that PostgreSQL does all the conversion. */
function recordset(
  request: TableRequest,
  columns: string[],
  reader: string,
  body: unknown,
  values: Values,
): string {
  const definition = columns
    .map((name) => `${identifier(name)} ${columnType(request.table, name)}`)
    .join(', ')
  return `${reader}(${values.bind(JSON.stringify(body), 'json')}) as body(${definition})`
}

/** Hosted projects load safeupdate, which rejects changing every row at once. */
function requiredFilter({ params, table }: TableRequest, verb: string, values: Values): string {
  const conditions = filterConditions(params, table, values)
  if (conditions.length) return whereClause(conditions)
  throw new BackendError(400, '21000', `${verb} requires a WHERE clause`)
}

function onConflict({ preferences, params, table }: TableRequest, columns: string[]): string {
  if (!preferences.merge) return ''
  const target = params.get('on_conflict')?.split(',') ?? table.primaryKey
  const set = columns.map((name) => `${identifier(name)} = excluded.${identifier(name)}`)
  const action = set.length ? `update set ${set.join(', ')}` : 'nothing'
  return ` on conflict (${target.map((name) => identifier(name.trim())).join(', ')}) do ${action}`
}
