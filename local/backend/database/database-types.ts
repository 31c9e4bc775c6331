import { z } from 'zod'
import type { Database } from './database.ts'

/** TypeScript types for PostgreSQL's, as supabase-js sends and receives them. */
const typeScript: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  interval: 'string',
  'timestamp with time zone': 'string',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

const column = z.object({
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  /** Whether an insert may omit it. */
  optional: z.boolean(),
  /** Whether PostgreSQL computes it, so that it can't be written. */
  generated: z.boolean(),
})
const argument = z.object({ name: z.string(), type: z.string(), optional: z.boolean(), out: z.boolean() })
const schema = z.object({
  unsupported: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(column) })),
  functions: z.array(
    z.object({ name: z.string(), arguments: z.array(argument), returns: z.string(), set: z.boolean() }),
  ),
})

type Column = z.output<typeof column>
type SqlFunction = z.output<typeof schema>['functions'][number]

/**
 * The `Database` type of the schema `public`, in the format of `supabase gen types`, which needs Docker or a hosted
 * project. One difference: function arguments may be null, because SQL arguments are never `not null`. @throws for
 * column types it doesn't know.
 */
export async function generateDatabaseTypes(database: Database): Promise<string> {
  const [row] = await database.transaction((query) => query(catalogQuery))
  const { tables, functions, unsupported } = schema.parse(row?.schema)
  if (unsupported.length > 0)
    throw new Error(`Add to local/backend/database/database-types.ts: ${unsupported.join(', ')}.`)
  return `// Made from supabase/migrations by \`npm run generate\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tables.map(({ name, columns }) => tableType(name, columns)).join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(functionType).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

function tableType(name: string, columns: Column[]): string {
  const fields = (toField: (column: Column) => string) =>
    columns.map((each) => `          ${toField(each)}\n`).join('')
  return `      ${name}: {
        Row: {
${fields((each) => `${each.name}: ${columnType(each)}`)}        }
        Insert: {
${fields((each) => `${each.name}${each.optional ? '?' : ''}: ${each.generated ? 'never' : columnType(each)}`)}        }
        Update: {
${fields((each) => `${each.name}?: ${each.generated ? 'never' : columnType(each)}`)}        }
        Relationships: []
      }`
}

function columnType({ type, nullable }: Column): string {
  return nullable ? `${toTypeScript(type)} | null` : toTypeScript(type)
}

function functionType({ name, arguments: all, returns, set }: SqlFunction): string {
  const args = all
    .filter(({ out }) => !out)
    .map((each) => `          ${each.name}${each.optional ? '?' : ''}: ${toTypeScript(each.type)} | null\n`)
  const columns = all
    .filter(({ out }) => out)
    .map((each) => `          ${each.name}: ${toTypeScript(each.type)}\n`)
  const result = columns.length > 0 ? `{\n${columns.join('')}        }` : toTypeScript(returns)
  return `      ${name}: {
        Args: ${args.length > 0 ? `{\n${args.join('')}        }` : 'never'}
        Returns: ${result}${set ? '[]' : ''}
      }`
}

function toTypeScript(type: string): string {
  const element = type.replace(/\[\]$/, '')
  const name = typeScript[element]
  if (!name) throw new Error(`Add the type ${element} to local/backend/database/database-types.ts.`)
  return name + type.slice(element.length)
}

const catalogQuery = `
  select json_build_object(
    'unsupported', (
      select coalesce(json_agg(name), '[]') from (
        select format('the view %s', relname) as name from pg_class
          where relnamespace = n.oid and relkind in ('v', 'm', 'f', 'p')
        union all select format('the foreign key %s', conname) from pg_constraint
          where connamespace = n.oid and contype = 'f'
        union all select format('the type %s', typname) from pg_type t
          where typnamespace = n.oid and typtype in ('e', 'd', 'c')
            and not exists (select from pg_class where oid = typrelid and relkind <> 'c')
        union all select format('the overloaded function %s', proname) from pg_proc
          where pronamespace = n.oid group by proname having count(*) > 1) as found),
    'tables', (
      select coalesce(json_agg(json_build_object('name', c.relname, 'columns', (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, null),
          'nullable', not a.attnotnull,
          'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
          'generated', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) order by c.relname), '[]')
      from pg_class c where c.relnamespace = n.oid and c.relkind = 'r'),
    'functions', (
      select coalesce(json_agg(json_build_object(
        'name', p.proname,
        'arguments', (
          select coalesce(json_agg(json_build_object(
            'name', p.proargnames[place],
            'type', format_type(type, null),
            'optional', place > p.pronargs - p.pronargdefaults,
            'out', p.proargmodes is not null and p.proargmodes[place] = 't') order by p.proargnames[place]), '[]')
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as argument (type, place)),
        'returns', format_type(p.prorettype, null),
        'set', p.proretset) order by p.proname), '[]')
      from pg_proc p where p.pronamespace = n.oid and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype)) as schema
  from pg_namespace n where n.nspname = 'public'`
