import { beforeEach, describe, expect, test } from 'vitest'
import { drivers, newClientIp, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import {
  addSubscribers,
  clearNewsletters,
  queueIssue,
  sendWithoutLimit,
} from '../support/backend/newsletter.ts'
import { limit } from '../support/limit.ts'

describe.each(drivers)('Newsletter sends on $name', ({ open }) => {
  const on = testBackend(open)
  beforeEach(() => clearNewsletters(on.sql))

  const secret = () => on.client(keys.secret, newClientIp())
  const advance = () => secret().rpc('advance_newsletters')
  const drain = () => secret().functions.invoke('drain-outbox', { body: {} })
  const change = async (send: string, verb: string) =>
    (await secret().rpc('editor_change_newsletter', { editor: 'user-1', send, change: verb })).data
  const claim = async (batch = 10) =>
    (await secret().rpc('claim_mail', { worker: crypto.randomUUID(), batch })).data
  const states = () =>
    on.sql(
      `select state, count(*)::int as count from app_private.newsletter_recipients group by state order by state`,
    )
  const stateOf = async (send: string) =>
    (await on.sql(`select state from app_private.newsletter_sends where id = '${send}'`))[0]?.state
  const setPace = async (perSecond: number, tokens: number) => {
    await on.sql(
      `update app_private.settings set value = '${perSecond}' where name = 'newsletter_mail.per_second'`,
    )
    await on.sql(`update app_private.newsletter_pace set tokens = ${tokens}, filled_at = clock_timestamp()`)
  }
  const received = (subject: string) => on.mails.list().filter((mail) => mail.subject === subject)

  test('sends each subscriber the frozen email in their language, with their own one-click unsubscribe link', async () => {
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 3, ['en-UK', 'fr', 'nl'])
    const send = await queueIssue(on.sql, 'languages', ['en-UK', 'fr'])
    await drain()
    expect(received('Issue languages en-UK')).toHaveLength(2)
    const [french] = received('Issue languages fr')
    expect(french?.to).toEqual(['reader.1@ferrer.example'])
    expect(french?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(french?.html).toMatch(/href="http[^"]+\/fr\/unsubscribe\?token=[\w-]+"/)
    expect(french?.text).not.toContain('unsubscribe.invalid')
    expect(await stateOf(send)).toBe('done')
  })

  test('without a fallback, subscribers whose language is missing get nothing', async () => {
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 4, ['en-UK', 'fr'])
    await queueIssue(on.sql, 'no-fallback', ['en-UK'], false)
    await drain()
    expect(received('Issue no-fallback en-UK')).toHaveLength(2)
    expect(await states()).toEqual([{ state: 'sent', count: 2 }])
  })

  test('in a restored database, no send goes on by itself', async () => {
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 2)
    const running = await queueIssue(on.sql, 'running')
    await advance()
    const waiting = await queueIssue(on.sql, 'waiting')
    await on.sql('select public.hold_restored_mail()')
    await drain()
    expect([await stateOf(running), await stateOf(waiting)]).toEqual(['paused', 'cancelled'])
    expect([...received('Issue running en-UK'), ...received('Issue waiting en-UK')]).toEqual([])
  })

  test('only confirmed subscribers who are not suppressed are recipients', async () => {
    await addSubscribers(on.sql, 4)
    await on.sql(
      `update public.newsletter_subscribers set confirmed_at = null where email = 'reader.1@ferrer.example'`,
    )
    await on.sql(`select public.log_unsubscribe('reader.2@ferrer.example', 'link', null)`)
    await on.sql(
      `insert into public.unsubscribes (email_hash, source) values (app_private.person_hash('reader.3@ferrer.example'), 'test')`,
    )
    await queueIssue(on.sql, 'audience')
    await advance()
    expect(await states()).toEqual([{ state: 'queued', count: 1 }])
    expect((await secret().rpc('editor_newsletter_audience', { editor: 'user-1' })).data).toEqual({
      'en-UK': 1,
    })
  })

  test('somebody who unsubscribes or is erased while their email waits gets none', async () => {
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 3)
    const send = await queueIssue(on.sql, 'leavers')
    await advance()
    await on.sql(`select public.log_unsubscribe('reader.1@ferrer.example', 'link', null)`)
    await on.sql(`select public.erase_person('reader.2@ferrer.example')`)
    await drain()
    expect(received('Issue leavers en-UK').map(({ to }) => to)).toEqual([['reader.3@ferrer.example']])
    expect(await states()).toEqual([
      { state: 'sent', count: 1 },
      { state: 'skipped', count: 2 },
    ])
    expect(await stateOf(send)).toBe('done')
  })

  test('every other email goes before newsletters, and newsletters only at their rate', async () => {
    await addSubscribers(on.sql, 30)
    await queueIssue(on.sql, 'rate')
    await advance()
    await on.sql(
      `select app_private.queue_mail('lead-notification', '{}', 'x@ferrer.example') from generate_series(1, 6)`,
    )
    await setPace(0, 3)
    const kinds = (await claim())?.map(({ kind }: { kind: string }) => kind)
    expect(kinds?.filter((kind: string) => kind === 'lead-notification')).toHaveLength(6)
    expect(kinds?.filter((kind: string) => kind === 'newsletter-issue')).toHaveLength(3)
    expect(await claim()).toEqual([])
    // The next one would be due in more than half a minute.
    await setPace(0.03, 0)
    await on.sql(
      `update app_private.newsletter_pace set filled_at = clock_timestamp() - interval '200 seconds'`,
    )
    expect(await claim()).toHaveLength(6)
  })

  test('a pause holds emails that a worker has already taken, and resuming sends them once', async () => {
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 5)
    const send = await queueIssue(on.sql, 'pause')
    await advance()
    const worker = crypto.randomUUID()
    const { data } = await secret().rpc('claim_mail', { worker, batch: 2 })
    expect(await change(send, 'pause')).toEqual({ state: 'paused' })
    for (const { id, payload } of data ?? []) {
      const attempt = { worker, mail_id: id, recipient: payload.email }
      expect((await secret().rpc('begin_mail_attempt', attempt)).data).toBe('lost')
    }
    await drain()
    expect(received('Issue pause en-UK')).toEqual([])
    expect(await change(send, 'pause')).toBeNull()
    expect(await change(send, 'resume')).toEqual({ state: 'sending' })
    await drain()
    expect(received('Issue pause en-UK')).toHaveLength(5)
    expect(await stateOf(send)).toBe('done')
  })

  test('a cancelled send sends nothing more, and another send reaches only the others', async () => {
    await addSubscribers(on.sql, 12)
    const send = await queueIssue(on.sql, 'cancel')
    await setPace(0, 10)
    await advance()
    const worker = crypto.randomUUID()
    const { data } = await secret().rpc('claim_mail', { worker, batch: 4 })
    for (const { id, payload } of data ?? []) {
      await secret().rpc('begin_mail_attempt', { worker, mail_id: id, recipient: payload.email })
      await secret().rpc('mail_sent', { worker, mail_id: id, provider_id: 'p' })
    }
    expect(await change(send, 'cancel')).toEqual({ state: 'cancelled' })
    expect(await states()).toEqual([
      { state: 'sent', count: 4 },
      { state: 'skipped', count: 8 },
    ])
    await sendWithoutLimit(on.sql)
    await drain()
    expect(received('Issue cancel en-UK')).toEqual([])
    await queueIssue(on.sql, 'cancel')
    await drain()
    expect(received('Issue cancel en-UK')).toHaveLength(8)
  })

  test('nobody gets an issue again whom a cancelled send may have reached, or who signed up again since', async () => {
    const [, again = ''] = await addSubscribers(on.sql, 2)
    const send = await queueIssue(on.sql, 'again')
    await setPace(0, 10)
    await advance()
    const worker = crypto.randomUUID()
    const { data } = await secret().rpc('claim_mail', { worker, batch: 2 })
    for (const { id, payload } of data ?? []) {
      await secret().rpc('begin_mail_attempt', { worker, mail_id: id, recipient: payload.email })
      if (payload.email === again) await secret().rpc('mail_sent', { worker, mail_id: id, provider_id: 'p' })
      else await secret().rpc('mail_failed', { worker, mail_id: id, error: 'timeout', uncertain: true })
    }
    await change(send, 'cancel')
    await on.sql(`update public.newsletter_subscribers set unsubscribed_at = now() where email = '${again}'`)
    await on.sql(`insert into public.newsletter_subscribers (email, confirmed_at) values ('${again}', now())`)
    await queueIssue(on.sql, 'again')
    await advance()
    expect(await states()).toEqual([
      { state: 'sent', count: 1 },
      { state: 'skipped', count: 1 },
    ])
  })

  test('an issue has one send, whoever asks and however often', async () => {
    await queueIssue(on.sql, 'twice')
    expect(await queueIssue(on.sql, 'twice')).toBe('null')
  })

  test('a send pauses itself when too many emails are rejected, and goes on when an editor resumes it', async () => {
    await addSubscribers(on.sql, 20)
    const send = await queueIssue(on.sql, 'rejected')
    await advance()
    await on.sql(
      `update app_private.mail_outbox set status = 'dead' where id in (select id from app_private.mail_outbox limit 5)`,
    )
    await advance()
    expect(await stateOf(send)).toBe('paused')
    expect((await secret().rpc('editor_newsletter_sends', { editor: 'user-1' })).data[0]).toMatchObject({
      pause_reason: 'rejected',
      failed: 5,
      queued: 15,
    })
    await change(send, 'resume')
    await advance()
    expect(await stateOf(send)).toBe('sending')
  })

  test('queues 10,000 recipients in one transaction', { timeout: limit(120_000) }, async () => {
    await on.sql('alter table public.newsletter_subscribers disable trigger user')
    try {
      await addSubscribers(on.sql, 10_000)
    } finally {
      await on.sql('alter table public.newsletter_subscribers enable trigger user')
    }
    await queueIssue(on.sql, 'many')
    const start = performance.now()
    await advance()
    console.info(`10,000 recipients queued in ${Math.round(performance.now() - start)} ms`)
    expect(await states()).toEqual([{ state: 'queued', count: 10_000 }])
  })

  test('a visitor can neither see nor start nor change a send', async () => {
    const send = await queueIssue(on.sql, 'visitor')
    const visitor = on.client(keys.publishable, newClientIp())
    const calls: [string, object][] = [
      ['advance_newsletters', {}],
      ['newsletter_snapshot', { send, locale: 'en-UK' }],
      ['newsletter_mail_is_due', {}],
      ['editor_newsletter_audience', { editor: 'x' }],
      ['editor_newsletter_sends', { editor: 'x' }],
      ['editor_change_newsletter', { editor: 'x', send, change: 'cancel' }],
      ['editor_newsletter_test', { editor: 'x', issue: 'x' }],
    ]
    for (const [name, args] of calls) expect((await visitor.rpc(name, args)).error, name).not.toBeNull()
    expect(await stateOf(send)).toBe('scheduled')
  })
})
