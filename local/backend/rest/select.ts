import { notSupported } from '../backend-error.ts'
import type { Table } from './schema-cache.ts'
import { identifier, plainColumn } from './statement.ts'

/** The SQL of `select=*,name,alias:name`; missing or empty means every column. `name` is the table's name in the statement. */
export function selectedColumns(params: URLSearchParams, { name }: Table): string {
  const select = params.get('select') || '*'
  if (/[()]/.test(select)) throw notSupported(`related tables and aggregates, as in "select=${select}"`)
  const columns = select.split(',').map((item) => selectedColumn(item, name))
  return columns.join(', ')
}

function selectedColumn(item: string, table: string): string {
  const [, alias = '', name = ''] = /^(?:([^:]*):(?!:))?(.*)$/s.exec(item) ?? []
  const column = plainColumn(name)
  const sql = `${identifier(table)}.${column === '*' ? '*' : identifier(column)}`
  return alias.trim() ? `${sql} as ${identifier(alias.trim())}` : sql
}
