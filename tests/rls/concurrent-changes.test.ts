import { expect, test } from 'vitest'
import { postgres, testBackend } from '../support/backend/backend-drivers.ts'

// PGlite has one connection: there, nothing is concurrent.
const on = testBackend(postgres.open)

test('a repeated sign-up waits for a confirmation that is being recorded, and keeps it', async () => {
  const email = 'ada@ferrer.example'
  const insert = `insert into public.newsletter_subscribers (email) values ('${email}')`
  await on.sql(insert)
  await on.sql(`update public.newsletter_subscribers set created_at = now() - interval '11 minutes'`)
  const { repeat } = await on.backend.database.transaction(async (query) => {
    await query(`select public.confirm_newsletter('${email}')`)
    const repeat = expect(on.sql(insert)).rejects.toThrow('This address is subscribed already')
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => on.sql(waiting)).toHaveLength(1)
    return { repeat }
  })
  await repeat
  expect(
    await on.sql('select confirmed_at is not null as confirmed from public.newsletter_subscribers'),
  ).toEqual([{ confirmed: true }])
})

test('pruning leaves a bucket of the rate limits that a form is using', async () => {
  await on.sql(`delete from app_private.rate_buckets where key is not null`)
  await on.sql(
    `insert into app_private.rate_buckets values ('used', now() - interval '1 minute'), ('full', now())`,
  )
  await on.backend.database.transaction(async (query) => {
    await query(`update app_private.rate_buckets set full_at = now() + interval '1 hour' where key = 'used'`)
    await on.sql('select app_private.prune_rate_buckets()')
  })
  expect(await on.sql('select key from app_private.rate_buckets')).toEqual([{ key: 'used' }])
})
