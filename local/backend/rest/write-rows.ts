import { z } from 'zod'
import { BackendError, invalidJson, notSupported } from '../backend-error.ts'
import { whereClause } from './filters.ts'
import { jsonRows } from './read-rows.ts'
import type { TableRequest } from './rest-request.ts'
import { collectRows, singleRow } from './rows.ts'
import { selectList } from './select.ts'
import { columnType, identifier, qualified, Values } from './statement.ts'

const record = z.record(z.string(), z.unknown())
const records = z.union([z.array(record), record.transform((one) => [one])])

/** POST: inserts one object or a list of them, or upserts with `Prefer: resolution=...`. */
export async function insertRows(request: TableRequest): Promise<Response> {
  const values = new Values()
  const rows = parseBody(request, records)
  const columns = bodyColumns(rows, request)
  const target = qualified(request.table.name)
  const list = columns.map(identifier).join(', ')
  const source = columns.length
    ? `(${list}) select ${list} from ${recordset(request, columns, 'json_to_recordset', rows, values)}`
    : 'default values'
  return change(request, `insert into ${target} ${source}${onConflict(request, columns)}`, values, 201)
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
  return change(
    request,
    `update ${target} set ${set} from ${source}${requiredFilter(request, values, 'UPDATE')}`,
    values,
    200,
  )
}

/** DELETE: deletes the rows that match the filters. */
export async function deleteRows(request: TableRequest): Promise<Response> {
  const values = new Values()
  return change(
    request,
    `delete from ${qualified(request.table.name)}${requiredFilter(request, values, 'DELETE')}`,
    values,
    200,
  )
}

/** Runs a change, and returns its rows on request; otherwise no right to read is needed. */
async function change(request: TableRequest, sql: string, values: Values, status: number): Promise<Response> {
  const { preferences, params } = request
  if (params.has('order') || params.has('limit') || params.has('offset')) {
    throw notSupported('order, limit or offset with a change')
  }
  const returning = preferences.representation
    ? selectList(params.get('select'), request.table.name)
    : '1 as one'
  const rows = await collectRows(request.query, `${sql} returning ${returning}`, values)
  const total = preferences.countExact ? rows.count : null
  if (preferences.representation) {
    return jsonRows(preferences.single ? singleRow(rows) : rows.json, status, 0, rows.count, total)
  }
  return new Response(null, {
    status: status === 201 ? 201 : 204,
    headers: { 'content-range': `*/${total ?? '*'}` },
  })
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
function requiredFilter(request: TableRequest, values: Values, verb: string): string {
  const where = whereClause(request.params, request.table, values)
  if (where) return where
  throw new BackendError(400, '21000', `${verb} requires a WHERE clause`)
}

function onConflict({ preferences, params, table }: TableRequest, columns: string[]): string {
  if (!preferences.resolution) return ''
  const target = params.get('on_conflict')?.split(',') ?? table.primaryKey
  const set = columns.map((name) => `${identifier(name)} = excluded.${identifier(name)}`)
  const action = preferences.resolution === 'merge' && set.length ? `update set ${set.join(', ')}` : 'nothing'
  return ` on conflict (${target.map((name) => identifier(name.trim())).join(', ')}) do ${action}`
}
