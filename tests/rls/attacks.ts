import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { TestBackend } from '../support/backend/backend-drivers.ts'

/** A request that must not read or change anything. `reads` may succeed, with no rows. */
export type Attack = { title: string; reads: boolean; send(client: SupabaseClient): PromiseLike<AttackReply> }
export type AttackReply = { status: number; data: unknown; count?: number | null }

const tables = z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }))
const procedures = z.array(z.object({ schema: z.string(), name: z.string(), arguments: z.array(z.string()) }))

/** What visitors may read and insert, column by column; everything else in the catalogue is attacked. */
const readable = ['downloadable_resources', 'webinars', 'industry_guides']
const insertable: Record<string, string[]> = {
  leads: ['name', 'email', 'company', 'phone', 'locale'],
  newsletter_subscribers: ['email', 'locale'],
}

/** Attacks on every table, view, column and function of the database, including those of later migrations. */
export async function generateAttacks(on: TestBackend): Promise<Attack[]> {
  const [row] = await on.sql(`
    select (select json_agg(json_build_object('schema', n.nspname, 'name', c.relname, 'columns', (
        select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)))
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'app_private') and c.relkind in ('r', 'p', 'v', 'm', 'f'))::text as tables,
    (select json_agg(json_build_object('schema', n.nspname, 'name', p.proname, 'arguments',
        coalesce(p.proargnames[1:p.pronargs], '{}')))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'app_private'))::text as procedures`)
  const found = {
    tables: tables.parse(JSON.parse(String(row?.tables))),
    procedures: procedures.parse(JSON.parse(String(row?.procedures))),
  }
  return [
    ...found.tables.flatMap(({ schema, name, columns }) =>
      columns.flatMap((column) => columnAttacks(schema, name, column)),
    ),
    ...found.tables.flatMap(({ schema, name }) => tableAttacks(schema, name)),
    ...found.procedures.flatMap((procedure) => procedureAttacks(procedure)),
    ...['pg_authid', 'pg_shadow', 'pg_settings', 'pg_proc', 'pg_stat_activity'].flatMap((name) =>
      tableAttacks('pg_catalog', name),
    ),
  ]
}

function columnAttacks(schema: string, table: string, column: string): Attack[] {
  const from = (client: SupabaseClient) => client.schema(schema).from(table)
  const title = (verb: string) => `${verb} ${schema}.${table}.${column}`
  const attack = (verb: string, send: Attack['send'], reads = false) => ({ title: title(verb), send, reads })
  const mayRead = schema === 'public' && readable.includes(table)
  const mayInsert = schema === 'public' && insertable[table]?.includes(column)
  return [
    ...(mayRead ? [] : [attack('read', (client) => from(client).select(column).limit(1))]),
    // A column that may not be null rejects null whatever the rights, and other types reject the text.
    ...[{ [column]: null }, { [column]: '1' }].flatMap((row) => [
      ...(mayInsert ? [] : [attack(`insert ${row[column]} into`, (client) => from(client).insert([row]))]),
      attack(`upsert ${row[column]} into`, (client) => from(client).upsert([row])),
      attack(`insert ${row[column]} and read back`, (client) => from(client).insert([row]).select(column)),
      attack(`update to ${row[column]}`, (client) => from(client).update(row).not(column, 'is', null)),
    ]),
    attack('delete by', (client) => from(client).delete().not(column, 'is', null)),
  ]
}

function tableAttacks(schema: string, table: string): Attack[] {
  const from = (client: SupabaseClient) => client.schema(schema).from(table)
  const hidden = table === 'webinars' ? 'is_available' : 'is_active'
  const title = (verb: string) => `${verb} ${schema}.${table}`
  if (schema === 'public' && readable.includes(table)) {
    const send: Attack['send'] = (client) => from(client).select().eq(hidden, false)
    return [{ title: title('read what is hidden in'), reads: true, send }]
  }
  return [
    {
      title: title('count'),
      reads: false,
      send: (client) => from(client).select('*', { count: 'exact', head: true }),
    },
    { title: title('empty'), reads: false, send: (client) => from(client).delete().not('id', 'is', null) },
  ]
}

function procedureAttacks({ schema, name, arguments: names }: z.output<typeof procedures>[number]): Attack[] {
  const call = (value: unknown): Attack => ({
    title: `call ${schema}.${name} with ${JSON.stringify(value)}`,
    reads: false,
    send: (client) => client.schema(schema).rpc(name, Object.fromEntries(names.map((key) => [key, value]))),
  })
  return [call(null), call('1')]
}
