import { z } from 'zod'
import type { TestBackend } from '../support/backend/backend-drivers.ts'

const rights = z.array(z.object({ may: z.string() }))

/**
 * All rights of the visitors' roles beyond PostgreSQL's defaults, one sentence each, read from the catalogue, so that
 * later migrations are included.
 */
export async function visitorRights(on: TestBackend): Promise<string[]> {
  const rows = await on.sql(`
    with visitor (role) as (values ('anon'), ('authenticated')),
    own as (select oid, nspname as schema from pg_namespace where nspname !~ '^(pg_|information_schema$)'),
    thing as (
      select c.oid, c.relkind, format('%s.%s', own.schema, c.relname) as name
      from pg_class c join own on own.oid = c.relnamespace)
    select format('%s: %s on %s', role, kind, name) as may
      from visitor, thing, unnest(array['DELETE', 'TRUNCATE', 'TRIGGER']) as kind
      where relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege(role, thing.oid, kind)
    union all
    select format('%s: %s on %s (%s)', role, kind, name, string_agg(quote_ident(a.attname), ', ' order by a.attnum))
      from visitor, thing join pg_attribute a on a.attrelid = thing.oid and a.attnum > 0 and not a.attisdropped,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as kind
      where relkind in ('r', 'p', 'v', 'm', 'f') and has_column_privilege(role, thing.oid, a.attnum, kind)
      group by role, kind, name
    union all
    select format('%s: %s on sequence %s', role, kind, name)
      from visitor, thing, unnest(array['USAGE', 'SELECT', 'UPDATE']) as kind
      where relkind = 'S' and has_sequence_privilege(role, thing.oid, kind)
    union all
    select format('%s: EXECUTE %s.%s', role, own.schema, p.proname)
      from visitor, pg_proc p join own on own.oid = p.pronamespace
      where has_function_privilege(role, p.oid, 'EXECUTE')
    union all
    select format('%s: %s in schema %s', role, kind, own.schema)
      from visitor, own, unnest(array['USAGE', 'CREATE']) as kind
      where has_schema_privilege(role, own.oid, kind)
    order by may`)
  return rights.parse(rows).map(({ may }) => may)
}

/** Tables outside PostgreSQL's own schemas without row-level security. */
export async function unguardedTables(on: TestBackend): Promise<unknown[]> {
  return on.sql(`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'app_private') and not c.relrowsecurity`)
}
