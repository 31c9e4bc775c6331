import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { drivers, newClientIp, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'

const claimed = z.array(z.object({ id: z.number(), idempotency_key: z.string() }))

describe.each(drivers)('The outbox on $name', ({ open }) => {
  const on = testBackend(open)
  beforeEach(async () => {
    await on.sql('delete from app_private.mail_outbox')
  })

  const secret = () => on.client(keys.secret)
  const queue = (count: number) =>
    on.sql(`select app_private.queue_mail('lead-notification', jsonb_build_object(
      'name', 'Ada', 'email', 'ada.' || n || '@ferrer.example', 'company', 'Ferrer', 'phone', null, 'locale', null,
      'created_at', now()), 'ada.' || n || '@ferrer.example') from generate_series(1, ${count}) as n`)
  const claim = async (worker: string, batch = 5) =>
    claimed.parse((await secret().rpc('claim_mail', { worker, batch })).data)
  const idsOfMails = async () =>
    z
      .array(z.object({ id: z.number() }))
      .parse(await on.sql('select id::int from app_private.mail_outbox order by id'))
  const drain = (key = keys.secret) =>
    on.client(key, newClientIp()).functions.invoke('drain-outbox', { body: {} })

  test('workers that claim concurrently share no email and leave none', async () => {
    await queue(60)
    const claims = await Promise.all(Array.from({ length: 16 }, () => claim(crypto.randomUUID())))
    const ids = claims.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    while (ids.length < 60) {
      const more = await claim(crypto.randomUUID())
      expect(more.length).toBeGreaterThan(0)
      ids.push(...more.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(60)
  })

  test('an expired lease passes the email on with its key, and ignores the late worker', async () => {
    await queue(1)
    const [late, next] = [crypto.randomUUID(), crypto.randomUUID()]
    const [first] = await claim(late)
    expect(await claim(next)).toEqual([])
    await on.sql(`update app_private.mail_outbox set leased_until = now() - interval '1 second'`)
    expect(await claim(next)).toEqual([first])
    const done = { mail_id: first?.id, provider_id: 'p' }
    expect((await secret().rpc('mail_sent', { worker: late, ...done })).data).toBe(false)
    expect((await secret().rpc('mail_sent', { worker: next, ...done })).data).toBe(true)
  })

  test('a sent email keeps no personal data, and is deleted after 30 days', async () => {
    await queue(1)
    expect((await drain()).data).toEqual({ sent: 1, failed: 0 })
    expect(await on.sql('select status, payload::text from app_private.mail_outbox')).toEqual([
      { status: 'sent', payload: '{}' },
    ])
    await on.sql(`update app_private.mail_outbox set sent_at = now() - interval '31 days'`)
    await drain()
    expect(await on.sql('select 1 from app_private.mail_outbox')).toEqual([])
  })

  test('an email that the provider refuses or doesn’t take is not sent', async () => {
    for (const recipient of ['bounce@ferrer.example', 'outage@ferrer.example']) {
      const payload = JSON.stringify({ name: 'Ada', email: recipient, company: 'Ferrer', locale: null })
      await on.sql(`select app_private.queue_mail('lead-confirmation', '${payload}', '${recipient}')`)
    }
    expect((await drain()).data).toEqual({ sent: 0, failed: 2 })
    expect(await on.sql('select status, attempts from app_private.mail_outbox')).toEqual([
      { status: 'pending', attempts: 1 },
      { status: 'pending', attempts: 1 },
    ])
  })

  test('a failed email waits from half a minute to six hours, with a jitter of a fifth', async () => {
    const waits = await on.sql(`
      select n, extract(epoch from app_private.mail_backoff(n))::float8 as seconds from generate_series(1, 40) as n`)
    for (const { n, seconds } of z.array(z.object({ n: z.number(), seconds: z.number() })).parse(waits)) {
      const plain = Math.min(6 * 3600, 30 * 2 ** (n - 1))
      expect(seconds).toBeGreaterThanOrEqual(plain * 0.8)
      expect(seconds).toBeLessThanOrEqual(plain * 1.2)
    }
  })

  test('an email rejected three times by the provider is dead until the operator releases or dismisses it', async () => {
    await queue(1)
    const [mail] = await idsOfMails()
    for (const expected of ['pending', 'pending', 'dead']) {
      const worker = crypto.randomUUID()
      expect(await claim(worker)).toMatchObject([mail])
      const args = { worker, mail_id: mail?.id, error: 'HTTP 422', refused: true, retry_after_seconds: 0 }
      expect((await secret().rpc('mail_failed', args)).data).toBe(expected)
    }
    expect(await claim(crypto.randomUUID())).toEqual([])
    const dead = await secret().rpc('list_mail', { mail_status: 'dead' })
    expect(dead.data).toMatchObject([
      { ...mail, kind: 'lead-notification', attempts: 3, last_error: 'HTTP 422' },
    ])
    expect(JSON.stringify(dead.data)).not.toContain('ferrer')
    expect((await secret().rpc('release_mail', { mail_id: 0 })).data).toBe(0)
    expect((await secret().rpc('release_mail', { mail_id: mail?.id })).data).toBe(1)
    expect(await claim(crypto.randomUUID())).toHaveLength(1)
    // Or ends it. Dismissing all leaves what may still be released.
    await on.sql(`update app_private.mail_outbox set status = 'dead'`)
    expect((await secret().rpc('dismiss_mail')).data).toBe(0)
    expect((await secret().rpc('dismiss_mail', { mail_id: mail?.id })).data).toBe(1)
    expect(await on.sql('select status, payload::text from app_private.mail_outbox')).toEqual([
      { status: 'cancelled', payload: '{}' },
    ])
  })

  test('a post to the webhook is no probe, waits longer each time, and is dead after forty failures', async () => {
    const failOften = (attempts: number) =>
      on.sql(`update app_private.mail_outbox set attempts = ${attempts}, next_attempt_at = now() + interval '1 hour',
        attempted_at = now() - interval '1 hour'`)
    await on.sql(`select app_private.queue_mail('lead-webhook', '{}', null)`)
    const [post] = await idsOfMails()
    await failOften(6)
    expect(await claim(crypto.randomUUID())).toEqual([])
    await queue(1)
    await failOften(39)
    const worker = crypto.randomUUID()
    const [email] = await claim(worker)
    expect(email?.id).not.toBe(post?.id)
    // The provider is back, which says nothing about the webhook.
    await secret().rpc('mail_sent', { worker, mail_id: email?.id, provider_id: 'p' })
    expect(await claim(worker)).toEqual([])
    await on.sql('update app_private.mail_outbox set next_attempt_at = now()')
    expect(await claim(worker)).toMatchObject([post])
    const failure = { worker, mail_id: post?.id, error: 'HTTP 404' }
    expect((await secret().rpc('mail_failed', failure)).data).toBe('dead')
  })

  test('an email that fails before it is sent takes turns with the others as a probe', async () => {
    await queue(2)
    await on.sql(
      `update app_private.mail_outbox set attempts = 6, next_attempt_at = now() + interval '1 hour'`,
    )
    const probe = async () => {
      const worker = crypto.randomUUID()
      const [{ id } = { id: 0 }] = await claim(worker)
      await secret().rpc('mail_failed', { worker, mail_id: id, error: 'no text' })
      await on.sql(`update app_private.mail_outbox set attempted_at = attempted_at - interval '1 minute'`)
      return id
    }
    const [first, second] = [await probe(), await probe()]
    expect(second).toBeGreaterThan(first)
    expect(await probe()).toBe(first)
  })

  test('concurrent drains send each email once, with its own key', async () => {
    await queue(40)
    on.mails.clear()
    const runs = await Promise.all(Array.from({ length: 6 }, () => drain()))
    expect(runs.reduce((sum, run) => sum + run.data.sent, 0)).toBe(40)
    expect(new Set(on.mails.list().map((mail) => mail.idempotencyKey)).size).toBe(40)
    expect(on.mails.list()).toHaveLength(40)
  })

  test('an email may be sent only during its lease, and is uncertain until its result is recorded', async () => {
    await queue(1)
    const worker = crypto.randomUUID()
    const [mail] = await claim(worker)
    const begin = async (by: string) =>
      (
        await secret().rpc('begin_mail_attempt', {
          worker: by,
          mail_id: mail?.id,
          recipient: 'team@t.example',
        })
      ).data
    expect(await begin(crypto.randomUUID())).toBe('lost')
    expect(await begin(worker)).toBe('go')
    const uncertain = async () =>
      (await on.sql('select uncertain_since is not null as uncertain from app_private.mail_outbox'))[0]
        ?.uncertain
    expect(await uncertain()).toBe(true)
    await secret().rpc('mail_failed', { worker, mail_id: mail?.id, error: 'TimeoutError', uncertain: true })
    expect(await uncertain()).toBe(true)
    const later = `update app_private.mail_outbox set next_attempt_at = now()`
    await on.sql(later)
    const next = crypto.randomUUID()
    await claim(next)
    // What this attempt knows doesn't settle the one before.
    await secret().rpc('mail_failed', { worker: next, mail_id: mail?.id, error: 'HTTP 500' })
    expect(await uncertain()).toBe(true)
    await on.sql(`${later}, uncertain_since = now() - interval '24 hours'`)
    expect(await claim(crypto.randomUUID())).toEqual([])
    expect((await secret().rpc('mail_counts')).data).toEqual({ dead: 1 })
    await secret().rpc('release_mail', { mail_id: mail?.id })
    const last = crypto.randomUUID()
    await claim(last)
    expect(await begin(last)).toBe('go')
    await secret().rpc('mail_failed', { worker: last, mail_id: mail?.id, error: 'HTTP 500' })
    expect(await uncertain()).toBe(false)
  })

  test('a rejection that a killed worker never recorded ends with the operator, and never under a second key', async () => {
    await queue(1)
    const attempt = async () => {
      await on.sql(
        `update app_private.mail_outbox set next_attempt_at = now(), leased_until = now() - interval '1 second'`,
      )
      const worker = crypto.randomUUID()
      const [mail] = await claim(worker)
      const begun = { worker, mail_id: mail?.id, recipient: 'team@t.example' }
      return { worker, mail_id: mail?.id, decided: (await secret().rpc('begin_mail_attempt', begun)).data }
    }
    const reject = ({ worker, mail_id }: { worker: string; mail_id: number | undefined }) =>
      secret().rpc('mail_failed', { worker, mail_id, error: 'HTTP 422', refused: true })
    const { mail_id } = await attempt() // The provider rejects it, and the worker is killed.
    for (let rejections = 0; rejections < 3; rejections += 1) {
      const again = await attempt()
      expect(again.decided).toBe('go')
      await reject(again)
    }
    expect((await secret().rpc('mail_counts')).data).toEqual({ dead: 1 })
    await secret().rpc('release_mail', { mail_id })
    await reject(await attempt())
    expect((await attempt()).decided).toBe('go-without-reply-to')
  })

  // The parts of Supabase that it needs: https://github.com/supabase/vault and https://github.com/supabase/pg_net
  test('the hosted schedule drains due emails, and retries waiting ones every half minute', async () => {
    const hosted = `
      create schema vault; create schema net;
      create table vault.decrypted_secrets as select name, 'https://' || name as decrypted_secret
        from unnest(array['drain_outbox_url', 'drain_outbox_key']) as name;
      create table net.calls (url text, headers jsonb, milliseconds int);
      create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int default 5000)
        returns void language sql as 'insert into net.calls values (url, headers, timeout_milliseconds)'`
    for (const statement of hosted.split(';')) await on.sql(statement)
    const calls = async () => {
      await on.sql('select app_private.call_drain_outbox()')
      return (await on.sql('select url, headers from net.calls')).length
    }
    // A run looks at the weekly rule of the newsletter, which is due every five minutes, also without a content lake.
    await on.sql(`update app_private.newsletter_schedule set checked_at = 'epoch'`)
    await drain()
    expect(await calls()).toBe(0)
    await queue(1)
    expect(await calls()).toBe(1)
    expect(await on.sql('select * from net.calls')).toEqual([
      {
        url: 'https://drain_outbox_url',
        headers: { apikey: 'https://drain_outbox_key', 'content-type': 'application/json' },
        milliseconds: 60_000,
      },
    ])
    await on.sql(`update app_private.mail_outbox
      set attempts = 6, attempted_at = now() - interval '29 seconds', next_attempt_at = now() + interval '1 hour'`)
    expect(await calls()).toBe(1)
    await on.sql(`update app_private.mail_outbox set attempted_at = now() - interval '31 seconds'`)
    expect(await calls()).toBe(2)
    expect(await claim(crypto.randomUUID())).toHaveLength(1)
    for (const schema of ['vault', 'net']) await on.sql(`drop schema ${schema} cascade`)
  })

  test('an email in the ledger is not sent again, even after restoring a backup', async () => {
    await queue(3)
    expect((await drain()).data).toEqual({ sent: 3, failed: 0 })
    await on.sql(
      `update app_private.mail_outbox set status = 'pending', sent_at = null, payload = '{"name": "x"}'`,
    )
    on.mails.clear()
    expect((await drain()).data).toEqual({ sent: 0, failed: 0 })
    expect(on.mails.list()).toEqual([])
    expect((await secret().rpc('mail_counts')).data).toEqual({ sent: 3 })
  })

  test('only the secret key can drain', async () => {
    expect((await drain(keys.publishable)).error?.context.status).toBe(401)
    expect((await drain('sb_secret_wrong')).error?.context.status).toBe(401)
  })
})
