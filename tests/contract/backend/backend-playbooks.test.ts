import { describe, expect, test } from 'vitest'
import {
  hashAccessCode,
  newAccessCode,
  sealPlaybookPass,
} from '../../../functions/_shared/playbook-access.ts'
import { callFunction, drainAll, subjectsTo } from '../../support/backend/backend-calls.ts'
import {
  drivers,
  newClientIp,
  newLead,
  newPlaybookRequest,
  testBackend,
} from '../../support/backend/backend-drivers.ts'
import { keys, playbookPass, siteSecret } from '../../support/backend/backend-options.ts'

describe.each(drivers)('Playbooks and downloads on $name', ({ open }) => {
  const on = testBackend(open)

  const call = (name: string, body: object, clientIp?: string) => callFunction(on, name, body, clientIp)
  const accepted = { status: 200, body: { success: true, code: 'accepted' } }
  const request = (changes?: object) => newPlaybookRequest({ playbookType: 'content-engine', ...changes })
  const rows = async (table: string, email: string) =>
    (await on.client(keys.secret).from(table).select().eq('email', email)).data ?? []

  test('the email contains the playbook; with tips, the default, a confirmation request is sent too', async () => {
    const form = request()
    expect(await call('send-playbook-email', form)).toEqual(accepted)
    const subjects = await subjectsTo(on, form.email)
    expect(subjects.toSorted()).toEqual([
      'Please confirm your subscription',
      expect.stringContaining('Your playbook: '),
    ])
    expect(await rows('playbook_requests', form.email)).toMatchObject([
      { send_tips: true, playbook_type: 'content-engine' },
    ])
    const mail = on.mails.list(form.email).find(({ subject }) => subject.startsWith('Your playbook'))
    expect(mail?.text?.length).toBeGreaterThan(1_500)
  })

  test('without tips there is no subscription, and a repeat sends no second email', async () => {
    const form = request({ sendTips: false, locale: 'nl' })
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('send-playbook-email', form)))
    for (const response of responses) expect(response).toEqual(accepted)
    expect(await subjectsTo(on, form.email)).toEqual([expect.stringContaining('Je draaiboek: ')])
    expect(await rows('newsletter_subscribers', form.email)).toEqual([])
    expect(await call('send-playbook-email', { ...form, playbookType: 'recruitment' })).toEqual(accepted)
    expect(await subjectsTo(on, form.email)).toHaveLength(2)
  })

  test('a subscriber gets the playbook too', async () => {
    const form = request()
    await on
      .client(keys.publishable, newClientIp())
      .from('newsletter_subscribers')
      .insert({ email: form.email })
    expect(await call('send-playbook-email', form)).toEqual(accepted)
    expect(await subjectsTo(on, form.email)).toHaveLength(2)
  })

  test('without a pass of the site the response looks the same, and nothing is stored or sent', async () => {
    const [code, foreign] = [newAccessCode(), await sealPlaybookPass('the secret of another site')]
    for (const pass of [undefined, '', foreign, playbookPass.slice(0, -2), code, 7]) {
      const form = request({ pass })
      expect(await call('send-playbook-email', form)).toEqual(accepted)
      expect(await subjectsTo(on, form.email)).toEqual([])
      expect(await rows('playbook_requests', form.email)).toEqual([])
      expect(await rows('newsletter_subscribers', form.email)).toEqual([])
    }
    const expired = await sealPlaybookPass(siteSecret, Date.now() - 30 * 86_400_000)
    expect(await call('send-playbook-email', request({ pass: expired }))).toMatchObject({
      body: { success: false, code: 'unprocessed' },
    })
  })

  test('rejects an invalid form', async () => {
    const response = await call('send-playbook-email', {
      name: '',
      email: 'no',
      playbookType: 'other',
      sendTips: 'yes',
    })
    expect(response).toMatchObject({
      status: 422,
      body: { problems: { name: 'missing', email: 'invalid', playbookType: 'invalid', sendTips: 'invalid' } },
    })
  })

  test('a code opens its week in any spelling, and its predecessor stops working', async () => {
    const [old, code] = [newAccessCode(), newAccessCode()]
    const set = async (value: string) => {
      const args = {
        week: 3,
        playbook_type: 'sales-automation',
        code_hash: await hashAccessCode(siteSecret, value),
      }
      expect((await on.client(keys.secret).rpc('set_access_code', args)).error).toBeNull()
    }
    await set(old)
    await set(code)
    const opened = {
      status: 200,
      body: {
        success: true,
        code: 'accepted',
        week: 3,
        playbookType: 'sales-automation',
        pass: playbookPass,
      },
    }
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')])
      expect(await call('verify-access-code', { code: typed })).toEqual(opened)
    for (const typed of [old, `${code}X`, '*', "' or true --"])
      expect(await call('verify-access-code', { code: typed })).toMatchObject({
        status: 403,
        body: { code: 'wrong-code' },
      })
    expect(await call('verify-access-code', {})).toMatchObject({ status: 422 })
    const stored = JSON.stringify(await on.sql('select * from app_private.access_codes'))
    expect(stored).not.toContain(code)
  })

  test('throttles guessing and then blocks it; a holder of a code on the same network gets in', async () => {
    const code = newAccessCode()
    const args = {
      week: 4,
      playbook_type: 'internal-comms',
      code_hash: await hashAccessCode(siteSecret, code),
    }
    await on.client(keys.secret).rpc('set_access_code', args)
    const clientIp = newClientIp()
    const guess = async () => (await call('verify-access-code', { code: newAccessCode() }, clientIp)).status
    const guesses = []
    for (let count = 0; count < 11; count += 1) guesses.push(await guess())
    expect(guesses).toEqual([...Array(10).fill(403), 429])
    expect((await call('verify-access-code', { code }, clientIp)).status).toBe(200)
    expect((await call('verify-access-code', { code: newAccessCode() }, newClientIp())).status).toBe(403)
    // After six hundred attempts the network is blocked; everyone else is not.
    await on.sql(
      `update app_private.rate_buckets set full_at = now() + interval '1 hour' where key like 'code_attempts:%'`,
    )
    expect(await call('verify-access-code', { code }, clientIp)).toMatchObject({
      status: 429,
      body: { retryAfter: expect.any(Number) },
    })
    expect((await call('verify-access-code', { code }, newClientIp())).status).toBe(200)
  })

  test('counts two hundred downloads, a hundred at once, as two hundred', async () => {
    const { data } = await on
      .client(keys.secret)
      .from('downloadable_resources')
      .insert({ title: 'Guide', description: 'Chapters', resource_type: 'guide' })
      .select('id')
      .single()
    const body = { resource_id: data?.id, table_name: 'downloadable_resources' }
    // An instance accepts a hundred forms at a time and rejects what it could not process in time.
    const wave = () => Promise.all(Array.from({ length: 100 }, () => call('increment-download-count', body)))
    const responses = [...(await wave()), ...(await wave())]
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(200)
    const counted = await on.sql(
      `select download_count from public.downloadable_resources where id = '${data?.id}'`,
    )
    expect(counted).toEqual([{ download_count: 200 }])
  })

  test('counts only active rows of the two tables', async () => {
    const guide = await on
      .client(keys.secret)
      .from('industry_guides')
      .insert({ industry_name: 'Healthcare', processes_description: 'Appointments' })
      .select('id')
      .single()
    const count = (resource_id: unknown, table_name: string) =>
      call('increment-download-count', { resource_id, table_name })
    expect((await count(guide.data?.id, 'industry_guides')).status).toBe(200)
    expect(await count(guide.data?.id, 'downloadable_resources')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    for (const table of ['leads', 'webinars', 'app_private.settings', 'industry_guides; drop table leads'])
      expect((await count(guide.data?.id, table)).status).toBe(422)
    expect((await count('1 or true', 'industry_guides')).status).toBe(422)
    await on.sql(`update public.industry_guides set is_active = false where id = '${guide.data?.id}'`)
    expect((await count(guide.data?.id, 'industry_guides')).status).toBe(404)
  })

  test('posts a lead, signed, to the URL that the operator has set, and nowhere without one', async () => {
    const lead = newLead()
    await on
      .client(keys.secret)
      .rpc('set_lead_webhook', { url: 'http://127.0.0.1:9/hook', secret: 'whsec_AAAA' })
    await call('send-lead-notification', lead)
    await on.client(keys.secret).rpc('set_lead_webhook', { url: null, secret: null })
    await call('send-lead-notification', newLead())
    const queued = await on.sql(
      `select payload ->> 'email' as email from app_private.mail_outbox where kind = 'lead-webhook'`,
    )
    expect(queued).toEqual([{ email: lead.email }])
    await on.sql(`delete from app_private.mail_outbox where kind = 'lead-webhook'`)
    await drainAll(on)
  })
})
