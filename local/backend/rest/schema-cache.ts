import { z } from 'zod'
import { BackendError } from '../backend-error.ts'
import type { Database } from '../database/database.ts'

const column = z.object({ name: z.string(), type: z.string() })
const table = z.object({
  name: z.string(),
  columns: z.array(column),
  primaryKey: z.array(z.string()),
})
const procedure = z.object({
  name: z.string(),
  arguments: z.array(column),
  /** Number of arguments with a default, counted from the end. */
  defaults: z.number(),
  returns: z.enum(['void', 'scalar', 'row']),
  set: z.boolean(),
})
const schemaCache = z.object({
  tables: z.array(table),
  procedures: z.array(procedure),
})

export type Table = z.output<typeof table>
export type Procedure = z.output<typeof procedure>
export type SchemaCache = z.output<typeof schemaCache>

/** The only exposed schema, as in `supabase/config.toml`. */
export const exposedSchema = 'public'

/** Caches what the API exposes. A request that misses something in it makes the next one reload it. */
export function createSchemaCache(database: Database) {
  let cached: SchemaCache | null = null
  return {
    async read(): Promise<SchemaCache> {
      cached ??= await readSchema(database)
      return cached
    },
    forget(): void {
      cached = null
    },
  }
}

/** The table of a path, or PostgREST's 404. */
export function findTable(name: string, { tables }: SchemaCache): Table {
  const table = tables.find((candidate) => candidate.name === name)
  if (table) return table
  throw new BackendError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}

/** Reads tables and functions from the system catalogue, regardless of rights. */
async function readSchema(database: Database): Promise<SchemaCache> {
  const [row] = await database.transaction((query) => query(schemaQuery, [exposedSchema]))
  return schemaCache.parse(JSON.parse(z.string().parse(row?.schema)))
}

const schemaQuery = `
  select json_build_object(
    'tables', (
      select coalesce(json_agg(json_build_object(
        'name', c.relname,
        'columns', (
          select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
            order by a.attnum), '[]')
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
        'primaryKey', (
          select coalesce(json_agg(a.attname), '[]')
          from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary))), '[]')
      from pg_class c where c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v', 'm', 'f')),
    'procedures', (
      select coalesce(json_agg(json_build_object(
        'name', p.proname,
        'arguments', (
          select coalesce(json_agg(json_build_object('name', coalesce(p.proargnames[argument.place], ''),
            'type', format_type(argument.type, null)) order by argument.place), '[]')
          from unnest(p.proargtypes::oid[]) with ordinality as argument (type, place)),
        'defaults', p.pronargdefaults,
        'returns', case when t.typname = 'void' then 'void'
          when t.typtype = 'c' or t.typname = 'record' then 'row' else 'scalar' end,
        'set', p.proretset)), '[]')
      from pg_proc p join pg_type t on t.oid = p.prorettype
      where p.pronamespace = n.oid and p.prokind = 'f' and t.typname <> 'trigger')
  )::text as schema
  from pg_namespace n where n.nspname = $1`
