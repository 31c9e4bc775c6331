import { z } from 'zod'
import type { Database } from '../database/database.ts'

const column = z.object({ name: z.string(), type: z.string() })
const table = z.object({ name: z.string(), columns: z.array(column), primaryKey: z.array(z.string()) })
const procedure = z.object({
  name: z.string(),
  arguments: z.array(column),
  /** How many arguments, counted from the end, have a default. */
  defaults: z.number(),
  returns: z.enum(['void', 'scalar', 'row']),
  set: z.boolean(),
})
const catalogue = z.object({ tables: z.array(table), procedures: z.array(procedure) })

export type Table = z.output<typeof table>
export type Procedure = z.output<typeof procedure>
export type Catalogue = z.output<typeof catalogue>

/** The one exposed schema, as in `supabase/config.toml`. */
export const exposedSchema = 'public'

/** Keeps the catalogue between requests; a request that missed something in it makes the next one look again. */
export type CatalogueCache = { read(): Promise<Catalogue>; forget(): void }

export function createCatalogueCache(database: Database): CatalogueCache {
  let kept: Catalogue | null = null
  return {
    async read() {
      kept ??= await readCatalogue(database)
      return kept
    },
    forget() {
      kept = null
    },
  }
}

/** Reads what the API exposes, PostgREST's "schema cache". It says nothing about who may use what. */
async function readCatalogue(database: Database): Promise<Catalogue> {
  const [row] = await database.transaction((query) => query(catalogueQuery, [exposedSchema]))
  return catalogue.parse(JSON.parse(z.string().parse(row?.catalogue)))
}

const catalogueQuery = `
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
  )::text as catalogue
  from pg_namespace n where n.nspname = $1`
