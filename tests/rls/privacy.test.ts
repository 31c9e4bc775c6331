import { describe, expect, test } from 'vitest'
import { starterSettings } from '../../content/downloads/settings.ts'
import { callFunction, drainAll, tokenTo } from '../support/backend/backend-calls.ts'
import { drivers, newLead, newPlaybookRequest, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import { addSubscribers, clearNewsletters, queueIssue } from '../support/backend/newsletter.ts'

describe.each(drivers)('Privacy on $name', ({ open }) => {
  const on = testBackend(open)

  const secret = () => on.client(keys.secret)
  const call = (name: string, body: object) => callFunction(on, name, body)

  /** A person with a row in every table. */
  async function busyPerson(): Promise<string> {
    const lead = newLead({ name: 'Very Particular Name' })
    const { email } = lead
    await call('send-lead-notification', lead)
    await call('send-newsletter-notification', { email, locale: 'it' })
    await call('confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    await call('send-playbook-email', newPlaybookRequest({ name: lead.name, email }))
    await drainAll(on)
    await on.sql(
      `select app_private.queue_mail('playbook', '{"email": "${email}"}', '${email.toUpperCase()}')`,
    )
    return email
  }

  /** Tables, the outbox included, that contain a text. */
  async function tablesWith(text: string): Promise<unknown[]> {
    const tables = await on.sql(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'app_private') order by 1`)
    const query = tables.map(
      ({ name }) => `select '${name}' as name from ${name} as t where t::text ilike '%${text}%'`,
    )
    return [...new Set((await on.sql(query.join(' union all '))).map(({ name }) => name))]
  }

  test('an export contains everything stored about an email, and nothing about others', async () => {
    const [email, other] = [await busyPerson(), await busyPerson()]
    const { data, error } = await secret().rpc('export_person', { email: email.toUpperCase() })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      leads: [{ email, name: 'Very Particular Name' }],
      newsletter_subscribers: [{ email, locale: 'it', confirmed_at: expect.any(String) }],
      playbook_requests: [{ email, playbook_type: 'recruitment' }],
      consent_events: [{ event: 'signed-up' }, { event: 'confirmed' }],
      unsubscribes: [],
    })
    expect(data.mails.length).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(data)).not.toContain(other)
  })

  test('an erasure leaves no row, the outbox included, and suppresses the email', async () => {
    const email = await busyPerson()
    await call('log-unsubscribe', { email, source: 'email_link' })
    expect((await tablesWith(email)).length).toBeGreaterThan(3)
    const { data, error } = await secret().rpc('erase_person', { email: ` ${email.toUpperCase()} ` })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      leads: 1,
      newsletter_subscribers: 1,
      playbook_requests: 1,
      suppressed: true,
    })
    expect(await tablesWith(email)).toEqual([])
    const hash = `select app_private.person_hash('${email}') as hash`
    const [row] = await on.sql(hash)
    // What keeps the person suppressed, and erased if a backup is restored.
    expect(await tablesWith(String(row?.hash))).toEqual(['app_private.erasures', 'public.unsubscribes'])
    on.mails.clear()
    await call('send-playbook-email', newPlaybookRequest({ email, sendTips: false }))
    await on.sql(`select app_private.queue_mail('lead-confirmation', '{"email": "${email}"}', '${email}')`)
    await drainAll(on)
    expect(on.mails.list(email)).toEqual([])
    expect((await secret().rpc('erase_person', { email })).data).toMatchObject({
      playbook_requests: 1,
      suppressed: true,
    })
    expect((await secret().rpc('erase_person', { email: 'never@seen.example' })).data).toMatchObject({
      leads: 0,
      suppressed: true,
    })
  })

  test('nobody can have a person erased from restored backups by unsubscribing them', async () => {
    const { email } = newLead()
    await call('log-unsubscribe', { email, source: 'erased' })
    const person = `email_hash = app_private.person_hash('${email}')`
    expect(await on.sql(`select source from public.unsubscribes where ${person}`)).toEqual([
      { source: 'email_link' },
    ])
    await secret().rpc('log_unsubscribe', { email: newLead().email, source: 'erased', client_ip: null })
    expect(
      await on.sql(`select from app_private.erasures where email_hash in (
        select email_hash from public.unsubscribes where email is not null)`),
    ).toEqual([])
  })

  test('erasing a person while an email is being sent is not undone by its result', async () => {
    const email = newLead().email
    await on.sql('delete from app_private.mail_outbox')
    await on.sql(`select app_private.queue_mail('lead-confirmation', '{"email": "${email}"}', '${email}')`)
    const worker = crypto.randomUUID()
    const [mail] = (await secret().rpc('claim_mail', { worker })).data
    await secret().rpc('erase_person', { email })
    const attempt = await secret().rpc('begin_mail_attempt', { worker, mail_id: mail.id, recipient: email })
    expect(attempt.data).toBe('lost')
    expect((await secret().rpc('mail_sent', { worker, mail_id: mail.id, provider_id: 'p' })).data).toBe(false)
    expect(await tablesWith(email)).toEqual([])
  })

  test('data is kept as long as the figures that the privacy policy quotes say', async () => {
    const figures = new Map(starterSettings('en-UK').figures?.map(({ key, value }) => [key, value]))
    const promised = {
      'keep.leads': `${figures.get('enquiryMonths')} months`,
      'keep.playbook_requests': `${figures.get('playbookRequestMonths')} months`,
      'keep.unconfirmed_subscribers': `${figures.get('newsletterConfirmDays')} days`,
      'keep.unsubscribed_subscribers': `${figures.get('unsubscribedDays')} days`,
      'keep.consent_events': `${figures.get('proofYears')} years`,
      'keep.search_misses': `${figures.get('searchMissDays')} days`,
      'keep.sent_mail': `${figures.get('mailLogDays')} days`,
      'keep.unsent_mail': `${figures.get('unsentMailDays')} days`,
    }
    const settings = await on.sql(`select name, value from app_private.settings where name like 'keep.%'`)
    expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toMatchObject(promised)
  })

  test.each([
    ['leads', 'created_at', '24 months', ''],
    ['playbook_requests', 'created_at', '12 months', ''],
    ['newsletter_subscribers', 'created_at', '30 days', 'where confirmed_at is null'],
  ])('deletes %s after their retention period', async (table, column, period, where) => {
    await on.sql('delete from app_private.mail_outbox')
    const email = newLead().email
    await call('send-lead-notification', newLead({ email }))
    await call('send-newsletter-notification', { email })
    await call('send-playbook-email', newPlaybookRequest({ email, sendTips: false }))
    const count = async () => (await on.sql(`select from public.${table} where email = '${email}'`)).length
    const age = (interval: string) =>
      on.sql(`update public.${table} set ${column} = now() - interval '${interval}' ${where}`)
    await age(`${period}' + interval '1 hour`)
    await secret().rpc('run_retention')
    expect(await count()).toBe(1)
    await age(`${period}' - interval '1 hour`)
    const { data } = await secret().rpc('run_retention')
    expect(data[table]).toBeGreaterThan(0)
    expect(await count()).toBe(0)
  })

  test.each([
    ['app_private.erasures', 'email_hash, erased_at', `'old', now() - interval '14 months'`],
    ['app_private.editor_access', 'editor, action, at', `'ada', 'list', now() - interval '25 months'`],
    ['app_private.redirect_hits', 'path, count, day', `'/old', 1, current_date - 366`],
    ['app_private.search_misses', 'locale, query, count, day', `'fr', 'old', 1, current_date - 91`],
  ])('deletes old rows of %s even if no new ones come', async (table, columns, old) => {
    await on.sql(`insert into ${table} (${columns}) values (${old})`)
    const count = async () => (await on.sql(`select from ${table}`)).length
    const before = await count()
    await secret().rpc('run_retention')
    expect(await count()).toBe(before - 1)
  })

  test('retention reads no unsubscribed people that it keeps: anybody can add some', async () => {
    await on.sql(`insert into public.unsubscribes (email_hash, source)
      select 'many ' || n, 'email_link' from generate_series(1, 20000) as n`)
    await on.sql('analyze public.unsubscribes')
    const [table] = await on.backend.database.transaction(async (query) => {
      await query('select public.run_retention()')
      return query(`select seq_tup_read::int from pg_stat_xact_user_tables where relname = 'unsubscribes'`)
    })
    expect(table?.seq_tup_read).toBeLessThan(1_000)
    await on.sql(`delete from public.unsubscribes where email_hash like 'many %'`)
  })

  test('the newsletter of somebody who unsubscribed a month ago waits no longer, nor does one paused for 90 days', async () => {
    await clearNewsletters(on.sql)
    const [email = ''] = await addSubscribers(on.sql, 2)
    const send = await queueIssue(on.sql, 'paused')
    await secret().rpc('advance_newsletters')
    await secret().rpc('editor_change_newsletter', { editor: 'ada', send, change: 'pause' })
    await secret().rpc('log_unsubscribe', { email, source: 'one_click', client_ip: null })
    await on.sql(`update public.unsubscribes set created_at = now() - interval '31 days'`)
    await on.sql(`update public.newsletter_subscribers set unsubscribed_at = now() - interval '31 days'
      where email = '${email}'`)
    await secret().rpc('run_retention')
    expect(await tablesWith(email)).toEqual([])
    const waiting = async () =>
      (await on.sql(`select from app_private.mail_outbox where payload <> '{}' and status = 'pending'`))
        .length
    expect(await waiting()).toBe(1)
    await on.sql(`update app_private.newsletter_sends set started_at = now() - interval '91 days'`)
    await secret().rpc('run_retention')
    await secret().rpc('advance_newsletters')
    expect(await waiting()).toBe(0)
  })

  test('keeps a lead for 24 months after an editor last worked on it', async () => {
    const { email } = newLead()
    await call('send-lead-notification', newLead({ email }))
    await on.sql(`update public.leads set created_at = now() - interval '3 years', status = 'contacted',
      updated_at = now() - interval '24 months' + interval '1 hour' where email = '${email}'`)
    const count = async () => (await on.sql(`select from public.leads where email = '${email}'`)).length
    await secret().rpc('run_retention')
    expect(await count()).toBe(1)
    await on.sql(
      `update public.leads set updated_at = updated_at - interval '2 hours' where email = '${email}'`,
    )
    await secret().rpc('run_retention')
    expect(await count()).toBe(0)
  })

  test('keeps the proof of a consent for three years, and as long as the person is subscribed', async () => {
    const email = newLead().email
    await call('send-newsletter-notification', { email })
    await call('confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    const proof = `app_private.consent_events where email_hash = app_private.person_hash('${email}')`
    const events = async () =>
      (await on.sql(`select event from ${proof} order by id`)).map(({ event }) => event)
    await on.sql(`update app_private.consent_events set created_at = now() - interval '5 years'`)
    await secret().rpc('run_retention')
    expect(await events()).toEqual(['signed-up', 'confirmed'])
    await call('log-unsubscribe', { email })
    await secret().rpc('run_retention')
    expect(await events()).toEqual(['unsubscribed'])
    // Undoing that subscribes nobody whose subscription was deleted.
    await on.sql(`delete from public.newsletter_subscribers where email = '${email}'`)
    await secret().rpc('resubscribe', { email, locale: 'fr' })
    await on.sql(`update app_private.consent_events set created_at = now() - interval '5 years'`)
    await secret().rpc('run_retention')
    expect(await events()).toEqual([])
  })

  test('a month after somebody unsubscribed, only a hash of the email is left, and none a month after they return', async () => {
    const email = newLead().email
    await call('log-unsubscribe', { email })
    await on.sql('delete from app_private.mail_outbox')
    const rows = () =>
      on.sql(`select email, cleared_at is null as is_active from public.unsubscribes
      where email_hash = app_private.person_hash('${email}')`)
    await secret().rpc('run_retention')
    expect(await rows()).toEqual([{ email, is_active: true }])
    await on.sql(`update public.unsubscribes set created_at = now() - interval '31 days'`)
    await secret().rpc('run_retention')
    expect(await rows()).toEqual([{ email: null, is_active: true }])
    expect(await tablesWith(email)).toEqual([])
    await secret().rpc('resubscribe', { email, locale: 'fr' })
    await secret().rpc('run_retention')
    expect(await rows()).toEqual([{ email: null, is_active: false }])
    await on.sql(
      `update public.unsubscribes set cleared_at = now() - interval '31 days' where cleared_at is not null`,
    )
    await secret().rpc('run_retention')
    expect(await rows()).toEqual([])
  })

  test('keeps confirmed subscribers, deletes unsubscribed ones after a month, and never deletes a suppression', async () => {
    const email = newLead().email
    await call('send-newsletter-notification', { email })
    await call('confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    const subscribed = async () =>
      (await on.sql(`select from public.newsletter_subscribers where email = '${email}'`)).length
    await on.sql(
      `update public.newsletter_subscribers set created_at = now() - interval '5 years' where email = '${email}'`,
    )
    await secret().rpc('run_retention')
    expect(await subscribed()).toBe(1)
    await call('log-unsubscribe', { email })
    await on.sql(
      `update public.newsletter_subscribers set unsubscribed_at = now() - interval '31 days' where email = '${email}'`,
    )
    await on.sql(`update public.unsubscribes set created_at = now() - interval '9 years'`)
    await secret().rpc('run_retention')
    expect(await subscribed()).toBe(0)
    expect(await on.sql(`select app_private.is_suppressed('${email}') as suppressed`)).toEqual([
      { suppressed: true },
    ])
  })
})
