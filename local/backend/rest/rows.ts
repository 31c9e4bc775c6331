import { z } from 'zod'
import { BackendError } from '../backend-error.ts'
import type { Query } from '../database/database.ts'
import type { Values } from './statement.ts'

/** Rows as JSON text, created by PostgreSQL so that both drivers return the same; `count` is the number of rows. */
export type Rows = { json: string; first: string; count: number; total: number | null }

const rowsShape = z.object({
  json: z.string(),
  first: z.string().nullable(),
  count: z.string(),
  total: z.string().nullable(),
})

type Options = {
  /** `source.value` for the plain values of that column instead of objects. */
  item?: 'source.*' | 'source.value'
  /** A query for the number of rows on all pages. */
  total?: string | undefined
}

/** Runs a SELECT, or a change with RETURNING, and returns its rows as JSON. */
export async function collectRows(
  query: Query,
  sql: string,
  values: Values,
  { item = 'source.*', total = 'null' }: Options = {},
): Promise<Rows> {
  const [row] = await query(
    `with source as (${sql})
     select coalesce(json_agg(${item}), '[]')::text as json,
            (array_agg(to_json(${item})::text))[1] as first,
            count(*)::text as count,
            (${total})::text as total
     from source`,
    values.list,
  )
  const rows = rowsShape.parse(row)
  return {
    json: rows.json,
    first: rows.first ?? 'null',
    count: Number(rows.count),
    total: rows.total === null ? null : Number(rows.total),
  }
}

/** The body of `.single()`: exactly one row, or PostgREST's error, which rolls a change back. */
export function singleRow(rows: Rows): string {
  if (rows.count === 1) return rows.first
  const details = `The result contains ${rows.count} rows`
  throw new BackendError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details })
}
