import { z } from 'zod'
import { BackendError } from '../backend-error.ts'
import { whereClause } from './filters.ts'
import { orderBy, parsePage } from './pagination.ts'
import type { TableRequest } from './rest-request.ts'
import { collectRows, singleRow } from './rows.ts'
import { selectList } from './select.ts'
import { qualified, Values } from './statement.ts'

const counted = z.object({ total: z.string() })

/** GET and HEAD: rows as JSON, with the range and, on request, the total in `Content-Range`. */
export async function readRows(request: TableRequest): Promise<Response> {
  const { params, preferences, table, query } = request
  const page = parsePage(params)
  const values = new Values()
  const where = whereClause(params, table, values)
  const total = preferences.countExact ? await countRows(request, where, values) : null
  if (total !== null && page.offset > total) {
    const details = `An offset of ${page.offset} was requested, but there are only ${total} rows.`
    throw new BackendError(416, 'PGRST103', 'Requested range not satisfiable', { details })
  }
  const sql =
    `select ${selectList(params.get('select'), table.name)} from ${qualified(table.name)}${where}` +
    `${orderBy(params.get('order'))} limit ${page.limit} offset ${page.offset}`
  const rows = await collectRows(query, sql, values)
  const body = preferences.single ? singleRow(rows) : rows.json
  return jsonRows(body, total !== null && rows.count < total ? 206 : 200, page.offset, rows.count, total)
}

async function countRows({ query, table }: TableRequest, where: string, values: Values): Promise<number> {
  const sql = `select count(*)::text as total from ${qualified(table.name)}${where}`
  const [row] = await query(sql, values.list)
  return Number(counted.parse(row).total)
}

/** A response with rows. `total` is null unless requested. */
export function jsonRows(body: string, status: number, offset: number, count: number, total: number | null) {
  const range = count ? `${offset}-${offset + count - 1}` : '*'
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-range': `${range}/${total ?? '*'}`,
    },
  })
}
