import { beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '../../functions/_shared/webhook.ts'
import { drivers, newClientIp, newLead, testBackend } from '../support/backend/backend-drivers.ts'
import { keys, mailWebhookSecret } from '../support/backend/backend-options.ts'
import {
  addSubscribers,
  clearNewsletters,
  queueIssue,
  sendWithoutLimit,
} from '../support/backend/newsletter.ts'

let count = 0
const permanent = { bounce: { type: 'Permanent', subType: 'General', message: 'No such user' } }
const transient = { bounce: { type: 'Transient', subType: 'MailboxFull', message: 'Full' } }

describe.each(drivers)('Reports of the email provider on $name', ({ open }) => {
  const on = testBackend(open)
  beforeEach(async () => {
    on.mails.clear()
    await clearNewsletters(on.sql)
  })

  const secret = () => on.client(keys.secret, newClientIp())
  const drain = () => secret().functions.invoke('drain-outbox', { body: {} })
  const received = (to: string) => on.mails.list(to).map(({ subject }) => subject)

  async function post(
    body: string,
    { id = `msg_${count++}`, key = mailWebhookSecret, sentAt = Date.now() } = {},
  ) {
    const seconds = Math.floor(sentAt / 1000)
    const response = await on.backend.handler(
      new Request('http://127.0.0.1/functions/v1/mail-events', {
        method: 'POST',
        headers: {
          'svix-id': id,
          'svix-timestamp': String(seconds),
          'svix-signature': await signWebhook(key, id, seconds, body),
        },
        body,
      }),
    )
    return { status: response.status, body: await response.json() }
  }

  /** Reports about the newest email to a recipient. */
  async function report(
    to: string,
    type: string,
    more: object = {},
    options: { id?: string; at?: Date } = {},
  ) {
    const [mail] = on.mails.list(to)
    const { at = new Date() } = options
    const tags = Object.fromEntries(mail?.tags.map(({ name, value }) => [name, value]) ?? [])
    const data = { email_id: mail?.id, to: [to], tags, ...more }
    return post(JSON.stringify({ type, created_at: at.toISOString(), data }), options)
  }

  /** Records a report as the function does. */
  const record = (event: string, mail_key: string, recipient = '', client = secret()) => {
    const call = { event_id: `msg_${count++}`, event, mail_key, recipient, happened_at: new Date() }
    return client.rpc('record_mail_event', call)
  }

  async function sendIssue(name: string) {
    const send = await queueIssue(on.sql, name)
    await drain()
    return send
  }
  const reportOf = async (send: string) => {
    const { data } = await secret().rpc('editor_newsletter_sends', { editor: 'user-1' })
    return data.find(({ id }: { id: string }) => id === send)
  }
  const suppressions = () =>
    on.sql('select email, source from public.unsubscribes where cleared_at is null order by email')

  test('a hard bounce and a complaint suppress the address and are in the report; the others get the next issue', async () => {
    await sendWithoutLimit(on.sql)
    const [bounced = '', complained = '', other = ''] = await addSubscribers(on.sql, 3)
    const send = await sendIssue('first')
    expect(await report(bounced, 'email.bounced', permanent)).toEqual({
      status: 200,
      body: { result: 'recorded' },
    })
    await report(complained, 'email.complained')
    await report(other, 'email.delivered')
    expect(await reportOf(send)).toMatchObject({
      sent: 3,
      bounced: 1,
      complained: 1,
      failed: 0,
      unsubscribed: 0,
    })
    expect(await suppressions()).toEqual([
      { email: bounced, source: 'bounce' },
      { email: complained, source: 'complaint' },
    ])
    await sendIssue('second')
    expect(received(bounced)).toEqual(['Issue first en-UK'])
    expect(received(complained)).toEqual(['Issue first en-UK'])
    expect(received(other)).toHaveLength(2)
  })

  test('a report counts once, however often the provider repeats it', async () => {
    await sendWithoutLimit(on.sql)
    const [email = ''] = await addSubscribers(on.sql, 1)
    await sendIssue('repeated')
    for (const result of ['recorded', 'duplicate', 'duplicate'])
      expect((await report(email, 'email.bounced', transient, { id: 'msg_same' })).body).toEqual({ result })
    expect(await on.sql('select bounces from app_private.soft_bounces')).toEqual([{ bounces: 1 }])
  })

  test('three soft bounces in a row pause an address for 30 days; a delivery in between starts over', async () => {
    await sendWithoutLimit(on.sql)
    const [email = ''] = await addSubscribers(on.sql, 1)
    await sendIssue('one')
    const bounce = () => report(email, 'email.bounced', transient)
    await bounce()
    await bounce()
    await report(email, 'email.delivered')
    await bounce()
    await bounce()
    await sendIssue('two')
    expect(received(email)).toHaveLength(2)
    // An old delivery that is reported late changes nothing.
    await report(email, 'email.delivered', {}, { at: new Date(Date.now() - 3_600_000) })
    await bounce()
    await sendIssue('three')
    expect(received(email)).toHaveLength(2)
    expect(await suppressions()).toEqual([])
    await on.sql(`update app_private.soft_bounces set last_at = now() - interval '30 days 1 minute'`)
    await sendIssue('four')
    expect(received(email)).toHaveLength(3)
    await bounce()
    expect(await on.sql('select bounces from app_private.soft_bounces')).toEqual([{ bounces: 1 }])
  })

  test('somebody whose address bounced can sign up again: the confirmation proves that it works', async () => {
    await sendWithoutLimit(on.sql)
    const [email = ''] = await addSubscribers(on.sql, 1)
    await sendIssue('before')
    await report(email, 'email.bounced', permanent)
    const subscribe = { email, locale: 'en-UK', client_ip: newClientIp() }
    expect((await secret().rpc('subscribe_newsletter', subscribe)).data).toMatchObject({ code: 'accepted' })
    expect((await secret().rpc('confirm_newsletter', { email })).data).toEqual({ code: 'accepted' })
    await sendIssue('after')
    expect(received(email)).toContain('Issue after en-UK')
  })

  test('a send pauses itself above 0.1 percent of complaints, from two, tells the team once, and can be resumed', async () => {
    await sendWithoutLimit(on.sql)
    const emails = await addSubscribers(on.sql, 40)
    const send = await queueIssue(on.sql, 'spam')
    await on.sql(`update app_private.settings set value = '0' where name = 'newsletter_mail.per_second'`)
    await on.sql(`update app_private.newsletter_pace set tokens = 20, filled_at = clock_timestamp()`)
    await on.sql('select public.advance_newsletters()')
    const worker = crypto.randomUUID()
    const { data: claimed } = await secret().rpc('claim_mail', { worker, batch: 20 })
    for (const { id } of claimed) await secret().rpc('mail_sent', { worker, mail_id: id, provider_id: 'p' })
    const complain = (index: number) =>
      record('complaint', claimed[index].idempotency_key, claimed[index].payload.email)
    await complain(0)
    await on.sql('select public.advance_newsletters()')
    expect(await reportOf(send)).toMatchObject({ state: 'sending', complained: 1, sent: 20 })
    await complain(1)
    await on.sql('select public.advance_newsletters()')
    await on.sql('select public.advance_newsletters()')
    expect(await reportOf(send)).toMatchObject({ state: 'paused', pause_reason: 'complained', queued: 20 })
    await drain()
    expect(received('hello@tidewright.example')).toEqual(['Newsletter paused: Issue'])
    expect(on.mails.list('hello@tidewright.example')[0]?.text).toContain('Reported as spam: 2')
    const resume = { editor: 'user-1', send, change: 'resume' }
    expect((await secret().rpc('editor_change_newsletter', resume)).data).toEqual({ state: 'sending' })
    await on.sql('select public.advance_newsletters()')
    expect(await reportOf(send)).toMatchObject({ state: 'sending' })
    expect(emails).toHaveLength(40)
  })

  test('bounces count as rejections: above 2 percent, from five, a send pauses itself', async () => {
    await addSubscribers(on.sql, 30)
    const send = await queueIssue(on.sql, 'bounces')
    await on.sql('select public.advance_newsletters()')
    await on.sql(`update app_private.newsletter_recipients set state = 'sent', bounced_at = now()
      where subscriber in (select subscriber from app_private.newsletter_recipients limit 4)`)
    await on.sql('select public.advance_newsletters()')
    expect(await reportOf(send)).toMatchObject({ state: 'sending' })
    await on.sql(`update app_private.newsletter_recipients set state = 'sent', bounced_at = now()
      where subscriber in (select subscriber from app_private.newsletter_recipients where bounced_at is null limit 1)`)
    await on.sql('select public.advance_newsletters()')
    expect(await reportOf(send)).toMatchObject({ state: 'paused', pause_reason: 'rejected', bounced: 5 })
  })

  test('an email that the provider accepted and didn’t send counts as failed', async () => {
    await sendWithoutLimit(on.sql)
    const [email = ''] = await addSubscribers(on.sql, 1)
    const send = await sendIssue('failed')
    await report(email, 'email.failed', { failed: { reason: 'reached_daily_quota' } })
    expect(await reportOf(send)).toMatchObject({ sent: 0, failed: 1 })
    expect(await suppressions()).toEqual([])
  })

  test.each([
    ['failed', {}, "the provider accepted it and didn't send it"],
    ['bounced', permanent, "the team's address bounced"],
    ['complained', {}, "the team's address reported it as spam"],
  ])(
    'an email to the team that %s is dead until the operator dismisses it',
    async (type, more, last_error) => {
      await on.client(keys.publishable, newClientIp()).from('leads').insert(newLead())
      await drain()
      expect((await secret().rpc('mail_counts')).data).toEqual({ sent: 2 })
      await report('hello@tidewright.example', `email.${type}`, more)
      expect(await suppressions()).toEqual([])
      const dead = async () => (await secret().rpc('list_mail', { mail_status: 'dead' })).data
      expect(await dead()).toMatchObject([{ kind: 'lead-notification', last_error }])
      const [{ id }] = await dead()
      // Its content is deleted, so it isn't sent again.
      expect((await secret().rpc('release_mail')).data).toBe(0)
      expect((await secret().rpc('dismiss_mail', { mail_id: 0 })).data).toBe(0)
      expect(await dead()).toHaveLength(1)
      expect((await secret().rpc('dismiss_mail', { mail_id: id })).data).toBe(1)
      expect((await secret().rpc('mail_counts')).data).toEqual({ sent: 1, cancelled: 1 })
    },
  )

  test('a failure that is reported before the email is recorded as sent counts, and a release sends the email again', async () => {
    await on.sql(`select app_private.queue_mail('newsletter-reminder', '{"at": "noon"}', null)`)
    const worker = crypto.randomUUID()
    const claim = async () => (await secret().rpc('claim_mail', { worker })).data[0]
    const { id, idempotency_key } = await claim()
    await record('failure', idempotency_key)
    const sent = { worker, mail_id: id, provider_id: 'p' }
    expect((await secret().rpc('mail_sent', sent)).data).toBe(false)
    expect((await secret().rpc('mail_counts')).data).toEqual({ dead: 1 })
    expect((await secret().rpc('dismiss_mail')).data).toBe(0)
    expect((await secret().rpc('release_mail')).data).toBe(1)
    // The provider sends nothing for a key that it knows.
    const again = await claim()
    expect(again).toMatchObject({ id, payload: { at: 'noon' } })
    expect(again.idempotency_key).not.toBe(idempotency_key)
    expect((await secret().rpc('mail_sent', sent)).data).toBe(true)
  })

  test('a newsletter email stays failed if its failure is reported first, and can be released if it is dead', async () => {
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 2)
    const send = await queueIssue(on.sql, 'early')
    await on.sql('select public.advance_newsletters()')
    const worker = crypto.randomUUID()
    const claim = async () => (await secret().rpc('claim_mail', { worker })).data
    const [early, rejected] = await claim()
    await record('failure', early.idempotency_key)
    const sent = ({ id }: { id: number }) =>
      secret().rpc('mail_sent', { worker, mail_id: id, provider_id: 'p' })
    expect((await sent(early)).data).toBe(true)
    await on.sql(`update app_private.mail_outbox set status = 'dead' where id = ${rejected.id}`)
    expect(await reportOf(send)).toMatchObject({ sent: 0, failed: 2 })
    expect((await secret().rpc('release_mail')).data).toBe(1)
    expect(await reportOf(send)).toMatchObject({ queued: 1, failed: 1 })
    const [again] = await claim()
    await sent(again)
    expect(await reportOf(send)).toMatchObject({ sent: 1, failed: 1 })
  })

  test('nobody without the secret can report, and reports about other emails change nothing', async () => {
    const [email = ''] = await addSubscribers(on.sql, 1)
    const body = JSON.stringify({
      type: 'email.complained',
      created_at: new Date(),
      data: { to: [email], tags: { mail: crypto.randomUUID() } },
    })
    const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    expect((await post(body, { key: other })).status).toBe(401)
    expect((await post(body, { sentAt: Date.now() - 600_000 })).status).toBe(401)
    expect((await post('x'.repeat(70_000))).status).toBe(413)
    expect((await post('{"type": "email.bounced"}')).status).toBe(422)
    expect(await post('{"type": "email.opened"}')).toEqual({ status: 200, body: { result: 'ignored' } })
    const foreign = body.replace(/"tags":.*\}/, '"tags":{}}}')
    expect(await post(foreign)).toEqual({ status: 200, body: { result: 'ignored' } })
    const get = new Request('http://127.0.0.1/functions/v1/mail-events')
    expect((await on.backend.handler(get)).status).toBe(405)
    const visitor = on.client(keys.publishable, newClientIp())
    expect((await record('complaint', crypto.randomUUID(), email, visitor)).error).not.toBeNull()
    expect(await suppressions()).toEqual([])
  })

  test('an erased person leaves no soft bounces, and old reports are forgotten', async () => {
    await record('soft-bounce', crypto.randomUUID(), 'reader.1@ferrer.example')
    await on.sql(`select public.erase_person('reader.1@ferrer.example')`)
    expect(await on.sql('select from app_private.soft_bounces')).toEqual([])
    await on.sql(`update app_private.mail_events set created_at = now() - interval '91 days'`)
    await on.sql('select public.advance_newsletters()')
    expect(await on.sql('select from app_private.mail_events')).toEqual([])
  })
})
