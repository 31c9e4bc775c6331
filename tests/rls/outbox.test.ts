import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { drivers, keys, newAddress, newLead, type TestBackend } from '../contract/backend-drivers.ts'

const claimed = z.array(z.object({ id: z.number(), idempotency_key: z.string() }))

describe.each(drivers)('The outbox on $name', ({ open }) => {
  let on: TestBackend
  beforeAll(async () => {
    on = await open()
  })
  afterAll(() => on?.close())
  beforeEach(async () => {
    await on.sql('delete from app_private.mail_outbox')
  })

  const secret = () => on.client(keys.secret)
  const queue = (count: number) =>
    secret()
      .from('leads')
      .insert(Array.from({ length: count }, () => newLead()))
  const claim = async (worker: string, batch = 5) =>
    claimed.parse((await secret().rpc('claim_mail', { worker, batch })).data)
  const drain = (key = keys.secret) =>
    on.client(key, newAddress()).functions.invoke('drain-outbox', { body: {} })

  test('workers that claim at once share no mail and leave none', async () => {
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

  test('a lease that ends passes the mail on under its key, and the late worker is not believed', async () => {
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

  test('a sent mail keeps nothing personal, and goes after 30 days', async () => {
    await queue(1)
    expect((await drain()).data).toEqual({ sent: 1, failed: 0 })
    expect(await on.sql('select status, payload::text from app_private.mail_outbox')).toEqual([
      { status: 'sent', payload: '{}' },
    ])
    await on.sql(`update app_private.mail_outbox set sent_at = now() - interval '31 days'`)
    await drain()
    expect(await on.sql('select 1 from app_private.mail_outbox')).toEqual([])
  })

  test('a failed mail waits from half a minute to six hours, spread by a fifth', async () => {
    const waits = await on.sql(`
      select n, extract(epoch from app_private.mail_backoff(n))::float8 as seconds from generate_series(1, 40) as n`)
    for (const { n, seconds } of z.array(z.object({ n: z.number(), seconds: z.number() })).parse(waits)) {
      const plain = Math.min(6 * 3600, 30 * 2 ** (n - 1))
      expect(seconds).toBeGreaterThanOrEqual(plain * 0.8)
      expect(seconds).toBeLessThanOrEqual(plain * 1.2)
    }
  })

  test('a mail that the provider refuses three times is dead until the operator retries it', async () => {
    await queue(1)
    for (const expected of ['pending', 'pending', 'dead']) {
      const worker = crypto.randomUUID()
      const [mail] = await claim(worker)
      const args = { worker, mail_id: mail?.id, error: 'HTTP 422', refused: true, retry_after_seconds: 0 }
      expect((await secret().rpc('mail_failed', args)).data).toBe(expected)
    }
    expect(await claim(crypto.randomUUID())).toEqual([])
    expect((await secret().rpc('retry_mail')).data).toBe(1)
    expect(await claim(crypto.randomUUID())).toHaveLength(1)
  })

  test('drains that run at once send each mail once, under its own key', async () => {
    await queue(40)
    on.mails.clear()
    const runs = await Promise.all(Array.from({ length: 6 }, () => drain()))
    expect(runs.reduce((sum, run) => sum + run.data.sent, 0)).toBe(40)
    expect(new Set(on.mails.list().map((mail) => mail.idempotencyKey)).size).toBe(40)
    expect(on.mails.list()).toHaveLength(40)
  })

  test('only the secret key drains', async () => {
    expect((await drain(keys.publishable)).error?.context.status).toBe(401)
    expect((await drain('sb_secret_wrong')).error?.context.status).toBe(401)
  })
})
