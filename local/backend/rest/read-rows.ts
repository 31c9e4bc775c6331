import { BackendError } from '../backend-error.ts'
import { filterConditions, whereClause } from './filters.ts'
import { orderBy, pageClause, parsePage } from './pagination.ts'
import type { TableRequest } from './rest-request.ts'
import { collectRows, type Rows, singleRow } from './rows.ts'
import { qualified, selectedColumns, Values } from './statement.ts'

/** GET and HEAD: rows as JSON, with the range and, on request, the total in `Content-Range`. */
export async function readRows({ query, preferences, params, table }: TableRequest): Promise<Response> {
  const values = new Values()
  const page = parsePage(params)
  const rest = `from ${qualified(table.name)}${whereClause(filterConditions(params, table, values))}`
  const order = orderBy(params.get('order'), table.name)
  const rows = await collectRows(
    query,
    `select ${selectedColumns(params, table)} ${rest}${order}${pageClause(page)}`,
    values,
    { total: preferences.countExact ? `select count(*) ${rest}` : undefined },
  )
  if (rows.total !== null && page.offset > rows.total) {
    const details = `An offset of ${page.offset} was requested, but there are only ${rows.total} rows.`
    throw new BackendError(416, 'PGRST103', 'Requested range not satisfiable', { details })
  }
  return jsonRows(preferences.single ? singleRow(rows) : rows.json, page.offset, rows)
}

/** A response with rows; 206 if a total was requested and there are more. */
export function jsonRows(body: string, offset: number, { count, total }: Rows, status?: number): Response {
  const range = count ? `${offset}-${offset + count - 1}` : '*'
  return new Response(body, {
    status: status ?? (total !== null && count < total ? 206 : 200),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-range': `${range}/${total ?? '*'}`,
    },
  })
}
