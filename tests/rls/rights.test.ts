import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { drivers, keys, newAddress, newLead, type TestBackend } from '../contract/backend-drivers.ts'
import { unguardedTables, visitorRights } from './rights.ts'

/** All that a visitor may do. Whatever a later migration opens has to be added here, knowingly. */
const allowed = [
  'anon: INSERT on public.leads (name, email, company, phone, locale)',
  'anon: USAGE in schema public',
  'authenticated: USAGE in schema public',
]
const allowedPolicies = ['leads, INSERT, {anon}: Anyone may ask for a consultation']

const named = z.array(z.object({ name: z.string() }))

describe.each(drivers)('Rights on $name', ({ open }) => {
  let on: TestBackend
  beforeAll(async () => {
    on = await open()
  })
  afterAll(() => on?.close())

  test('a visitor may do exactly what is listed here', async () => {
    expect(await visitorRights(on)).toEqual(allowed)
  })

  test('row-level security guards every table, by the policies listed here', async () => {
    expect(await unguardedTables(on)).toEqual([])
    const policies = await on.sql(
      `select format('%s, %s, %s: %s', tablename, cmd, roles, policyname) as name from pg_policies order by 1`,
    )
    expect(named.parse(policies).map(({ name }) => name)).toEqual(allowedPolicies)
  })

  test('a table or function that is added without a word about rights is closed, and an opened one is noticed', async () => {
    await on.sql('create table public.planted (id int)')
    await on.sql('create function public.planted_call() returns int language sql as $$ select 1 $$')
    try {
      expect(await visitorRights(on)).toEqual(allowed)
      expect(await unguardedTables(on)).toEqual([{ name: 'public.planted' }])
      await on.sql('grant select on public.planted to anon')
      await on.sql('grant execute on function public.planted_call() to authenticated')
      const found = (await visitorRights(on)).filter((right) => !allowed.includes(right))
      expect(found).toEqual([
        'anon: SELECT on public.planted (id)',
        'authenticated: EXECUTE public.planted_call',
      ])
    } finally {
      await on.sql('drop function public.planted_call()')
      await on.sql('drop table public.planted')
    }
  })

  test('the API refuses a visitor every table and function but the insert of a lead', async () => {
    const anon = on.client(keys.publishable, newAddress())
    const tables = named.parse(
      await on.sql(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
      ),
    )
    expect(tables.length).toBeGreaterThan(0)
    for (const { name } of tables) {
      for (const attempt of [
        anon.from(name).select(),
        anon.from(name).update({ id: null }).not('id', 'is', null),
        anon.from(name).delete().not('id', 'is', null),
        anon.from(name).insert({ id: null }),
      ]) {
        expect(await attempt).toMatchObject({ status: 401, error: { code: '42501' } })
      }
    }
    const procedures = z.array(z.object({ name: z.string(), arguments: z.string() })).parse(
      await on.sql(
        `select proname as name, coalesce(array_to_json(proargnames[1:pronargs]), '[]')::text as arguments
         from pg_proc where pronamespace = 'public'::regnamespace`,
      ),
    )
    expect(procedures.length).toBeGreaterThan(0)
    for (const procedure of procedures) {
      const args = z.array(z.string()).parse(JSON.parse(procedure.arguments))
      const call = anon.rpc(procedure.name, Object.fromEntries(args.map((name) => [name, null])))
      expect(await call).toMatchObject({ status: 401, error: { code: '42501' } })
    }
    expect(await anon.from('leads').insert(newLead())).toMatchObject({ status: 201, error: null })
  })
})
