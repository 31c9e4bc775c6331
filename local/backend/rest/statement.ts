import { notSupported } from '../backend-error.ts'
import { exposedSchema, type Table } from './schema-cache.ts'

/** Collects the values of a statement. `bind` returns the SQL that refers to the value. */
export class Values {
  readonly list: (string | null)[] = []

  /** `type` is a type name from the schema cache, never from a request. */
  bind(value: string | null, type = 'text'): string {
    this.list.push(value)
    return `$${this.list.length}::text::${type}`
  }
}

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function qualified(name: string): string {
  return `${identifier(exposedSchema)}.${identifier(name)}`
}

/** A column's type; `text` for an unknown column, which PostgreSQL then reports. */
export function columnType(table: Table, name: string): string {
  return table.columns.find((column) => column.name === name)?.type ?? 'text'
}

/** A plain column name. Rejects JSON paths, casts, related tables and aggregates. */
export function plainColumn(text: string): string {
  const name = text.trim().replace(/^"(.*)"$/, '$1')
  if (/[(),:]|->|\.\.\.|\./.test(name)) throw notSupported(`the expression "${text}"`)
  return name
}

/** The SQL of `select=*,name`; missing or empty means every column. `name` is the table's name in the statement. */
export function selectedColumns(params: URLSearchParams, { name }: Table): string {
  const select = params.get('select') || '*'
  if (/[()]/.test(select)) throw notSupported(`related tables and aggregates, as in "select=${select}"`)
  const columns = select.split(',').map(plainColumn)
  return columns.map((each) => `${identifier(name)}.${each === '*' ? '*' : identifier(each)}`).join(', ')
}
