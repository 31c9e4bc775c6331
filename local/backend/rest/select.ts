/** The SQL of a request's `select` and filters, with related tables as subqueries, which the role must be able to read. */
import { BackendError, notSupported } from '../backend-error.ts'
import { filterConditions, whereClause } from './filters.ts'
import { orderBy, pageClause, parsePage } from './pagination.ts'
import { type Embed, parseSelect, type SelectItem } from './parse-select.ts'
import { findRelationship } from './relationships.ts'
import type { SchemaCache, Table } from './schema-cache.ts'
import { identifier, qualified, type Values } from './statement.ts'

export type Source = {
  table: Table
  /** The table's name in the statement. */
  alias: string
  schema: SchemaCache
  values: Values
}

type Selection = {
  columns: string
  conditions: string[]
  order: string
  /** Whether embedded tables add to the conditions. */
  hasInner: boolean
}

export function selection(params: URLSearchParams, source: Source): Selection {
  return select(params, source, parseSelect(params.get('select')), 1)
}

function select(params: URLSearchParams, source: Source, items: SelectItem[], depth: number): Selection {
  const { table, alias, values } = source
  const columns: string[] = []
  const embedded: string[] = []
  for (const item of items) {
    if (item.kind === 'embed') {
      const { column, condition } = embed(item, paramsOf(item, params), source, depth)
      if (item.items.length > 0) columns.push(`${column} as ${identifier(item.key)}`)
      if (item.isInner) embedded.push(condition)
    } else {
      const name = `${identifier(alias)}.${item.name === '*' ? '*' : identifier(item.name)}`
      columns.push(item.alias ? `${name} as ${identifier(item.alias)}` : name)
    }
  }
  const own = ownParams(params, items)
  return {
    columns: columns.join(', '),
    conditions: [...filterConditions(own, { ...table, name: alias }, values), ...embedded],
    order: orderBy(own.get('order'), alias),
    hasInner: embedded.length > 0,
  }
}

/** The column with the related rows, and the condition that there are some. */
function embed(
  item: Embed,
  params: URLSearchParams,
  { table, alias, schema, values }: Source,
  depth: number,
) {
  const related = findRelationship(table.name, item, schema)
  const other = `${related.table.name}_${depth}`
  const middle = `${related.table.name}_through_${depth}`
  const inner = select(params, { table: related.table, alias: other, schema, values }, item.items, depth + 1)
  const { through } = related
  const tables = [`${qualified(related.table.name)} as ${identifier(other)}`]
  if (through) tables.push(`${qualified(through.table.name)} as ${identifier(middle)}`)
  const joins = [
    ...related.columns.map((pair) => equal([alias, pair.own], [through ? middle : other, pair.other])),
    ...(through?.columns ?? []).map((pair) => equal([middle, pair.own], [other, pair.other])),
  ]
  const from = `from ${tables.join(', ')}${whereClause([...joins, ...inner.conditions])}`
  const rows = `(select ${inner.columns} ${from}${inner.order}${pageClause(parsePage(params))}) as related`
  return {
    column: related.toOne
      ? `(select to_json(related.*) from ${rows})`
      : `(select coalesce(json_agg(related.*), '[]') from ${rows})`,
    condition: `exists (select ${from})`,
  }
}

function equal([left, leftColumn]: [string, string], [right, rightColumn]: [string, string]): string {
  return `${identifier(left)}.${identifier(leftColumn)} = ${identifier(right)}.${identifier(rightColumn)}`
}

/** `books.title=eq.A` as `title=eq.A` for `books(...)`. */
function paramsOf({ key }: Embed, params: URLSearchParams): URLSearchParams {
  const prefix = `${key}.`
  const own = [...params].filter(([name]) => name.startsWith(prefix))
  return new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]))
}

/** The parameters that belong to no embedded table. Throws for those of a table that isn't embedded. */
function ownParams(params: URLSearchParams, items: SelectItem[]): URLSearchParams {
  const keys = items.flatMap((item) => (item.kind === 'embed' ? [item.key] : []))
  const own = [...params].filter(([name]) => !keys.some((key) => name.startsWith(`${key}.`)))
  for (const [name] of own) {
    if (keys.includes(name)) throw notSupported(`a filter on the embedded table "${name}" as a whole`)
    const [, resource] = /^(?!not\.)("[^"]*"|[^".]+)\../.exec(name) ?? []
    if (resource === undefined) continue
    throw new BackendError(400, 'PGRST108', `'${resource}' is not an embedded resource in this request`, {
      hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
    })
  }
  return new URLSearchParams(own)
}
