import { describe, expect, test } from 'vitest'
import { callFunction, drainAll, subjectsTo, tokenTo } from '../../support/backend/backend-calls.ts'
import {
  drivers,
  newClientIp,
  newLead,
  newPlaybookRequest,
  testBackend,
} from '../../support/backend/backend-drivers.ts'
import { keys } from '../../support/backend/backend-options.ts'

const confirmationSubject = 'Please confirm your subscription'
const welcome = 'You’re subscribed'

const noticeSubject = 'You’ve been unsubscribed'

describe.each(drivers)('The newsletter on $name', ({ open }) => {
  const on = testBackend(open)

  const newEmail = () => newLead().email
  const call = (name: string, body: object, clientIp?: string) => callFunction(on, name, body, clientIp)
  const subscribe = (email: string, locale?: string) =>
    call('send-newsletter-notification', { email, locale })
  const insert = (email: string, clientIp = newClientIp()) =>
    on.client(keys.publishable, clientIp).from('newsletter_subscribers').insert({ email })
  const row = async (email: string) =>
    (await on.client(keys.secret).from('newsletter_subscribers').select().ilike('email', email)).data?.[0] ??
    null
  const accepted = { status: 200, body: { success: true, code: 'accepted' } }
  const later = (email: string, interval: string) =>
    on.sql(
      `update public.newsletter_subscribers set created_at = created_at - interval '${interval}' where email = '${email}'`,
    )
  async function confirmed(): Promise<string> {
    const email = newEmail()
    await subscribe(email)
    await call('confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    return email
  }

  test('the spec’s modal: an insert and a notification create one row and one confirmation request', async () => {
    const email = newEmail()
    expect((await insert(email)).status).toBe(201)
    expect(await subscribe(email, 'fr')).toEqual(accepted)
    expect(await subjectsTo(on, email)).toEqual([confirmationSubject])
    expect(await row(email)).toMatchObject({ confirmed_at: null, consent_version: '2026-11' })
  })

  test('the notification alone subscribes too, in the language it names', async () => {
    const email = newEmail()
    expect(await subscribe(email, 'nl')).toEqual(accepted)
    expect(await subjectsTo(on, email)).toEqual(['Bevestig je inschrijving'])
    expect(await row(email)).toMatchObject({ locale: 'nl' })
  })

  test('fifty concurrent sign-ups store one row and send one email', async () => {
    const email = newEmail()
    const responses = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)))
    expect(new Set(responses.map(({ body }) => body.code))).toEqual(new Set(['accepted']))
    expect(await subjectsTo(on, email)).toEqual([confirmationSubject])
    expect((await insert(email.toUpperCase())).error?.code).toBe('23505')
  })

  test('the link confirms, may be repeated, and only then is the subscriber welcomed', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await tokenTo(on, email, '/newsletter/confirm')
    expect(await call('confirm-newsletter', { token })).toEqual(accepted)
    expect(await call('confirm-newsletter', { token })).toEqual(accepted)
    expect(await row(email)).toMatchObject({ confirmed_at: expect.any(String) })
    expect(await subjectsTo(on, email)).toEqual([welcome, confirmationSubject])
    expect(await subscribe(email)).toMatchObject({ status: 409, body: { code: 'duplicate' } })
    expect((await insert(email)).error).toMatchObject({ code: '23505' })
  })

  test('a modified link, or one for another purpose, confirms nothing', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await tokenTo(on, email, '/newsletter/confirm')
    const forOther = await tokenTo(on, email, '/unsubscribe')
    for (const wrong of [`${token}A`, token.slice(1), forOther, 'x'])
      expect(await call('confirm-newsletter', { token: wrong })).toMatchObject({
        status: 410,
        body: { code: 'invalid-link' },
      })
    expect(await call('confirm-newsletter', {})).toMatchObject({
      status: 422,
      body: { problems: { token: 'missing' } },
    })
    expect(await row(email)).toMatchObject({ confirmed_at: null })
  })

  test('repeats the confirmation request after ten minutes, at most three times in a row', async () => {
    const email = newEmail()
    for (let count = 0; count < 3; count += 1) {
      expect(await subscribe(email)).toEqual(accepted)
      await later(email, '11 minutes')
    }
    expect(await subscribe(email)).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } })
    expect(await subjectsTo(on, email)).toEqual([
      confirmationSubject,
      confirmationSubject,
      confirmationSubject,
    ])
  })

  test('unsubscribing by the plain link returns the same for known and unknown emails, any number of times', async () => {
    for (const email of [await confirmed(), newEmail()])
      for (let count = 0; count < 2; count += 1)
        expect(await call('log-unsubscribe', { email, source: 'email_link' })).toEqual(accepted)
    expect(await call('log-unsubscribe', { source: 'email_link' })).toMatchObject({ status: 422 })
    expect(await call('log-unsubscribe', { email: 'not an email' })).toMatchObject({
      status: 422,
      body: { problems: { email: 'invalid' } },
    })
  })

  test('cancels what is queued for an unsubscribed email, even while it is being sent', async () => {
    const email = await confirmed()
    await subjectsTo(on, email)
    const leads = { ...newLead(), email }
    await call('send-lead-notification', leads)
    await call('send-playbook-email', newPlaybookRequest({ email, sendTips: false }))
    await drainAll(on)
    const before = on.mails.list(email).length
    // Due later from the moment of insertion: a running drain would rightly send it before the unsubscription.
    for (const kind of ['newsletter-welcome', 'playbook', 'lead-confirmation', 'no-such-kind-yet'])
      await on.sql(`do $$ begin
        perform app_private.queue_mail('${kind}', '{"email": "${email}", "playbookType": "recruitment"}', '${email}');
        update app_private.mail_outbox set next_attempt_at = now() + interval '1 hour'
          where person_hash = app_private.person_hash('${email}') and status = 'pending';
      end $$`)
    await call('log-unsubscribe', { email, source: 'email_link' })
    await drainAll(on)
    const added = on.mails.list(email).map(({ subject }) => subject)
    expect(added.slice(0, added.length - before)).toEqual([noticeSubject])
    const states = await on.sql(`select distinct status, payload::text from app_private.mail_outbox
      where person_hash = app_private.person_hash('${email}') and kind in ('newsletter-welcome', 'playbook', 'lead-confirmation')
        and status <> 'sent'`)
    expect(states).toEqual([{ status: 'cancelled', payload: '{}' }])
  })

  test('an address that somebody unsubscribed without a link of ours is told, and can undo it', async () => {
    const email = await confirmed()
    const notices = async () =>
      (await subjectsTo(on, email)).filter((subject) => subject === noticeSubject).length
    const unsubscribe = async () => {
      expect(await call('log-unsubscribe', { email, source: 'email_link' })).toEqual(accepted)
    }
    await unsubscribe()
    await unsubscribe()
    expect(await notices()).toBe(1)
    const text = on.mails.list(email).find(({ subject }) => subject === noticeSubject)?.text ?? ''
    const back = /\/unsubscribe\?code=accepted&back=([\w-]+)/.exec(text)?.[1]
    expect(await call('resubscribe', { token: back })).toMatchObject({
      body: { code: 'accepted', subscribed: true },
    })
    expect(await row(email)).toMatchObject({ unsubscribed_at: null })
    for (let count = 0; count < 3; count += 1) {
      await unsubscribe()
      await call('resubscribe', { token: back })
    }
    // Undone before it was sent, or more than two in a row: no notice.
    expect(await notices()).toBeLessThanOrEqual(2)
    const token = await tokenTo(on, email, '/unsubscribe')
    const before = await notices()
    await call('log-unsubscribe', { token, source: 'email_link' })
    expect(await notices()).toBe(before)
    const unknown = newEmail()
    await call('log-unsubscribe', { email: unknown, source: 'email_link' })
    expect(await subjectsTo(on, unknown)).toEqual([])
  })

  test('a newsletter email to an unconfirmed recipient is not sent', async () => {
    const email = newEmail()
    await subscribe(email)
    await on.sql(`select app_private.queue_mail('newsletter-welcome', '{"email": "${email}"}', '${email}')`)
    expect(await subjectsTo(on, email)).toEqual([confirmationSubject])
  })

  test('the link in an email unsubscribes, and its token can undo that for an hour', async () => {
    const email = await confirmed()
    const token = await tokenTo(on, email, '/unsubscribe')
    const response = await call('log-unsubscribe', { token, source: 'one_click' })
    expect(response).toMatchObject({
      status: 200,
      body: { code: 'accepted', resubscribeToken: expect.any(String) },
    })
    expect(await row(email)).toMatchObject({ unsubscribed_at: expect.any(String) })
    expect(await call('resubscribe', { token })).toMatchObject({ status: 410 })
    const back = await call('resubscribe', { token: response.body.resubscribeToken, locale: 'it' })
    expect(back).toMatchObject({ status: 200, body: { code: 'accepted', subscribed: true } })
    expect(await row(email)).toMatchObject({ unsubscribed_at: null, confirmed_at: expect.any(String) })
    await call('send-playbook-email', newPlaybookRequest({ email, sendTips: false }))
    expect((await subjectsTo(on, email))[0]).toContain('Your playbook')
  })

  test('the link in an email sets the language of the newsletter, for its recipient and for subscribers only', async () => {
    const email = await confirmed()
    const token = await tokenTo(on, email, '/unsubscribe')
    const set = (fields: object) => call('set-newsletter-language', fields)
    expect(await set({ token, language: 'nl' })).toMatchObject({ status: 200, body: { code: 'accepted' } })
    expect(await row(email)).toMatchObject({ locale: 'nl', unsubscribed_at: null })
    expect((await set({ token, language: 'xx' })).status).toBe(422)
    expect((await set({ token: `${token}x`, language: 'fr' })).status).toBe(410)
    expect((await set({ email, language: 'fr' })).status).toBe(422)
    await call('log-unsubscribe', { token })
    expect(await set({ token, language: 'fr' })).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await row(email)).toMatchObject({ locale: 'nl' })
  })

  test('a non-subscriber who undoes an unsubscription is not subscribed, but can be emailed again', async () => {
    for (const sendTips of [false, true]) {
      const email = newEmail()
      await call('send-playbook-email', newPlaybookRequest({ email, sendTips }))
      const left = await call('log-unsubscribe', { token: await tokenTo(on, email, '/unsubscribe') })
      const back = await call('resubscribe', { token: left.body.resubscribeToken })
      expect(back).toMatchObject({ status: 200, body: { code: 'accepted', subscribed: false } })
      expect(await on.sql(`select app_private.is_suppressed('${email}') as suppressed`)).toEqual([
        { suppressed: false },
      ])
      const subscriber = await row(email)
      expect(Boolean(subscriber)).toBe(sendTips)
      expect(subscriber?.confirmed_at ?? null).toBeNull()
    }
  })

  test('signing up again after unsubscribing asks for confirmation, and only the confirmation ends the suppression', async () => {
    const email = await confirmed()
    const old = await tokenTo(on, email, '/unsubscribe')
    await call('log-unsubscribe', { token: old })
    expect((await insert(email)).status).toBe(201)
    const suppressed = async () =>
      (await on.sql(`select app_private.is_suppressed('${email}') as suppressed`))[0]?.suppressed
    expect((await subjectsTo(on, email))[0]).toBe(confirmationSubject)
    expect(await suppressed()).toBe(true)
    await call('confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    expect(await suppressed()).toBe(false)
    expect((await subjectsTo(on, email))[0]).toBe(welcome)
  })

  test('the link of a withdrawn sign-up confirms nothing', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await tokenTo(on, email, '/newsletter/confirm')
    await call('log-unsubscribe', { email })
    expect(await call('confirm-newsletter', { token })).toMatchObject({ status: 410 })
  })

  test('records consent with time, version and language', async () => {
    const email = newEmail()
    await subscribe(email, 'es')
    await call('confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    await call('log-unsubscribe', { email, source: 'email_link' })
    const events = await on.sql(`select event, text_version, locale, source from app_private.consent_events
      where email_hash = app_private.person_hash('${email}') order by id`)
    expect(events).toEqual([
      { event: 'signed-up', text_version: '2026-11', locale: 'es', source: 'newsletter' },
      { event: 'confirmed', text_version: '2026-11', locale: 'es', source: 'newsletter' },
      { event: 'unsubscribed', text_version: '2026-11', locale: null, source: 'email_link' },
    ])
  })

  test('a direct insert has the limits of the form, which twenty people of one network can use, and can’t claim to be confirmed', async () => {
    const clientIp = newClientIp()
    for (const email of Array.from({ length: 20 }, newEmail)) {
      expect((await insert(email, clientIp)).status).toBe(201)
      expect(await call('send-newsletter-notification', { email }, clientIp)).toEqual(accepted)
    }
    expect((await insert(newEmail(), clientIp)).status).toBe(429)
    const anon = on.client(keys.publishable, newClientIp()).from('newsletter_subscribers')
    const confirmed_at = new Date().toISOString()
    expect((await anon.insert({ email: newEmail(), confirmed_at })).status).toBe(401)
    for (const email of ['a@b', 'a b@c.d', `${'a'.repeat(252)}@b.c`])
      expect((await insert(email)).status).toBe(400)
  })

  test('does not store a form filled in by a bot', async () => {
    const email = newEmail()
    const response = await call('send-newsletter-notification', { email, website: 'x' })
    expect(response).toMatchObject({ status: 200, body: { success: false, code: 'unprocessed' } })
    expect(await row(email)).toBeNull()
  })
})
