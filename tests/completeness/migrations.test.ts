import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../local/backend/database/database.ts'
import { generateDatabaseTypes } from '../../local/backend/database/database-types.ts'
import { migrate } from '../../local/backend/database/migrations.ts'
import { openPglite } from '../../local/backend/database/pglite.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { baselineMigrations } from '../support/backend/baseline-migrations.ts'

const folder = join(import.meta.dirname, '../../supabase/migrations')
const functionBodies = z.array(z.object({ name: z.string(), body: z.string() }))
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')

it.each(Object.entries(baselineMigrations))('%s is as it was applied', (file, checksum) => {
  expect(
    createHash('sha256').update(read(file)).digest('hex'),
    `${file} has been applied to databases, which never run it again. Undo the edit and add a new migration instead (docs/extending.md, "A change to the database").`,
  ).toBe(checksum)
})

it('runs every later migration after the baseline', () => {
  const later = readdirSync(folder).filter((file) => !(file in baselineMigrations))
  const last = Object.keys(baselineMigrations).sort().at(-1) ?? ''
  expect(later.filter((file) => file < last)).toEqual([])
})

it('defines each object once', () => {
  expect(duplicates(Object.keys(baselineMigrations).map(read))).toEqual([])
})

const data = testFolder()
let database: Database
beforeAll(async () => {
  await fillWithEmptyDatabase(data)
  database = await openPglite(data)
  await migrate(database)
  return () => database.close()
})

it('writes no types of a database with a type that it doesn’t know', async () => {
  await database.transaction((query) => query("create type public.planted as enum ('a')"))
  await expect(generateDatabaseTypes(database)).rejects.toThrow(/database-types\.ts: the type planted\./)
})

it('updates and deletes with a WHERE clause in all functions: the hosted database rejects others', async () => {
  await database.transaction((query) =>
    query(`create function public.planted() returns void language plpgsql as $$ begin
      if exists (select from public.leads where suspected) then delete from public.leads; end if; -- where
      update public.leads as lead set suspected = (select true from public.webinars where false limit 1);
      with a as (delete from public.leads returning 1) select count(*) from a where true;
      update public.leads set suspected = false where id is null;
      insert into public.leads (id) values (null) on conflict do update set id = null;
      perform from public.leads for update; end; $$`),
  )
  const functions = await database.transaction((query) =>
    query(`select proname as name, prosrc as body from pg_proc
      where pronamespace in ('public'::regnamespace, 'app_private'::regnamespace) order by proname`),
  )
  const found = functionBodies
    .parse(functions)
    .flatMap(({ name, body }) => changesOfAllRows(body).map((change) => `${name}: ${change}`))
  expect(found).toEqual([
    'planted: delete from public.leads returning 1',
    'planted: delete from public.leads',
    'planted: update public.leads as lead set suspected = ',
  ])
})

it('notices a second definition in another file, and tells objects of one name apart', () => {
  const first = `create function public.f(a int) returns int as $$ create table inside (id int) $$;
    create table public.t (id int); create policy "Anyone may read" on public.t for select using (true);
    create trigger b before insert on public.t for each row execute function public.f();`
  const second = `-- create table public.t
    create table if not exists public.u (id int); create table public.inside ();
    create policy "Anyone may read" on public.u for select using (true);
    create trigger b before insert on public.u for each row execute function public.f();`
  expect(duplicates([first, second])).toEqual([])
  expect(
    duplicates([
      first,
      'create or replace function public.F(a int) returns int as $body$ select 1 $body$;',
      'create view public.T as select 1',
      'create policy "Anyone may read"\n  on public.t for insert with check (true)',
      'create constraint trigger b after insert on public.t execute function public.f()',
    ]),
  ).toEqual([
    'function public.f',
    'table or view public.t',
    'policy "anyone may read" on public.t',
    'trigger b on public.t',
  ])
})

/** The UPDATEs and DELETEs of a function without a WHERE clause of their own, those in parentheses first. */
function changesOfAllRows(body: string): string[] {
  const changes: string[] = []
  const inspect = (sql: string) => {
    for (const statement of sql.split(';')) {
      const [change] = /(?<!\b(?:for|do) )\b(?:update|delete from) .*/.exec(statement) ?? []
      if (change && !/ where\b/.test(change)) changes.push(change)
    }
    return ''
  }
  let rest = withoutComments(body).replaceAll(/'[^']*'/g, "''")
  while (rest.includes('(')) rest = rest.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => inspect(inner))
  inspect(rest)
  return changes
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').toLowerCase()
}

/** What the SQL of several files creates more than once. */
function duplicates(files: string[]): string[] {
  const names = files.flatMap(createdObjects)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

function createdObjects(sql: string): string[] {
  const statement =
    /\bcreate (?:or replace )?(?:unique |materialized |constraint )?(schema|function|procedure|table|view|type|domain|index|sequence|policy|trigger) (?:if not exists )?("[^"]+"|[\w.]+)(?:[^;]*? on ([\w.]+))?/g
  const plain = withoutComments(sql.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''"))
  return [...plain.matchAll(statement)].map(([, kind = '', name = '', table]) => {
    if (kind === 'policy' || kind === 'trigger') return `${kind} ${name} on ${table}`
    // These share one namespace.
    return `${kind === 'table' || kind === 'view' ? 'table or view' : kind} ${name}`
  })
}
