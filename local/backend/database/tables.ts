import type { Query } from './database.ts'

/** A table of the application. `name` and `key` are quoted for SQL. */
export type Table = {
  /** Unquoted, such as `public.leads`: for file names and manifests. */
  label: string
  /** Such as `public.leads`. */
  name: string
  /** The columns of the primary key, or '' without one. */
  key: string
  /** The columns that can be inserted, separated by commas. */
  columns: string
  /** Labels of the tables that this one refers to. */
  references: string[]
}

/** The schemas whose tables are the application's; the others are the database's own. */
const schemas = `('public', 'app_private')`

export async function readTables(query: Query): Promise<Table[]> {
  const rows = await query(`
    select namespace.nspname || '.' || class.relname as label,
      format('%I.%I', namespace.nspname, class.relname) as name,
      coalesce((
        select string_agg(quote_ident(attribute.attname), ', ' order by part.position)
        from pg_index as index, unnest(index.indkey) with ordinality as part(number, position), pg_attribute as attribute
        where index.indrelid = class.oid and index.indisprimary
          and attribute.attrelid = class.oid and attribute.attnum = part.number), '') as key,
      (select string_agg(quote_ident(attribute.attname), ', ' order by attribute.attnum)
        from pg_attribute as attribute
        where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
          and attribute.attgenerated = '') as columns,
      coalesce((
        select json_agg(distinct other.nspname || '.' || target.relname)::text
        from pg_constraint as foreign_key
          join pg_class as target on target.oid = foreign_key.confrelid
          join pg_namespace as other on other.oid = target.relnamespace
        where foreign_key.conrelid = class.oid and foreign_key.contype = 'f'
          and target.oid <> class.oid), '[]') as references
    from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
    where class.relkind = 'r' and namespace.nspname in ${schemas}
    order by label`)
  return rows.map((row) => ({
    label: String(row.label),
    name: String(row.name),
    key: String(row.key),
    columns: String(row.columns),
    references: JSON.parse(String(row.references)),
  }))
}

/** The last value of each sequence that was used, as text. */
export async function readSequences(query: Query): Promise<Record<string, string>> {
  const rows = await query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ${schemas} and last_value is not null order by name`)
  return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]))
}

/** Every table after those that it refers to. @throws if tables refer to each other in a circle. */
export function inReferenceOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  let left = [...tables]
  while (left.length > 0) {
    const waiting = new Set(left.map(({ label }) => label))
    const ready = left.filter(({ references }) => !references.some((label) => waiting.has(label)))
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}.`)
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}
