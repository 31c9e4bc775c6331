import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allDrivers, testBackend } from '../support/backend/backend-drivers.ts'
import { unguardedTables, visitorRights } from './rights.ts'

/** Everything that a visitor may do. Add what a later migration grants on purpose. */
const allowed = [
  'anon: INSERT on public.leads (name, email, company, phone, locale)',
  'anon: INSERT on public.newsletter_subscribers (email, locale)',
  'anon: SELECT on public.downloadable_resources (id, title, description, resource_type, icon_name, file_url, is_active, download_count, translations, created_at, document_id, list_position, revisions)',
  'anon: SELECT on public.industry_guides (id, industry_name, processes_description, file_url, is_active, download_count, translations, created_at, document_id, list_position, revisions)',
  'anon: SELECT on public.webinars (id, title, description, duration, view_count, is_available, translations, created_at, document_id, list_position, revisions)',
  'anon: USAGE in schema public',
  'authenticated: USAGE in schema public',
]
const allowedPolicies = [
  'downloadable_resources, SELECT, {anon}: Anyone may read active resources',
  'industry_guides, SELECT, {anon}: Anyone may read active guides',
  'leads, INSERT, {anon}: Anyone may ask for a consultation',
  'newsletter_subscribers, INSERT, {anon}: Anyone may ask for the newsletter',
  'webinars, SELECT, {anon}: Anyone may read available webinars',
]

const named = z.array(z.object({ name: z.string() }))

describe.each(allDrivers)('Rights on $name', ({ open }) => {
  const on = testBackend(open)

  test('a visitor has exactly the rights listed here', async () => {
    expect(await visitorRights(on)).toEqual(allowed)
  })

  test('row-level security protects every table, with the policies listed here', async () => {
    expect(await unguardedTables(on)).toEqual([])
    const policies = await on.sql(
      `select format('%s, %s, %s: %s', tablename, cmd, roles, policyname) as name from pg_policies order by 1`,
    )
    expect(named.parse(policies).map(({ name }) => name)).toEqual(allowedPolicies)
  })

  test('a new table or function without grants is closed, and an opened one is detected', async () => {
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
})
