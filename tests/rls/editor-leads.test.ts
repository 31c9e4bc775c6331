import { describe, expect, test } from 'vitest'
import { callAsEditor } from '../support/backend/backend-calls.ts'
import { drivers, newLead, postgres, testBackend } from '../support/backend/backend-drivers.ts'
import { keys, siteOrigin } from '../support/backend/backend-options.ts'
import { studioLake, studioOrigin } from '../support/backend/studio-session.ts'

describe.each(drivers)('Leads in the Studio on $name', ({ open }) => {
  const on = testBackend(open, { studioOrigins: [studioOrigin], contentLake: studioLake })

  /** A call from a page of the Studio, as an editor unless the headers say otherwise. */
  async function call(body: object | null, headers: Record<string, string> = {}) {
    const request = new Request('http://127.0.0.1/functions/v1/editor-leads', {
      method: 'POST',
      headers: { origin: studioOrigin, authorization: 'Bearer editor', ...headers },
      body: body && JSON.stringify(body),
    })
    const response = await on.backend.handler(request)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  async function submit(changes: object) {
    const lead = newLead()
    const { data } = await on
      .client(keys.publishable)
      .functions.invoke('send-lead-notification', { body: { ...lead, ...changes } })
    return { ...lead, id: data.id }
  }
  const accesses = (action: string) =>
    on.sql(
      `select editor, details from app_private.editor_access where action = '${action}' order by id desc`,
    )

  test('an editor lists, searches and changes leads, and each access is recorded without personal data', async () => {
    const origin = { page: '/services/growth-package', form: 'consultation', utmSource: 'newsletter' }
    const lead = await submit({ origin })
    const found = await call({ action: 'list', search: lead.email.toUpperCase() })
    expect(found).toMatchObject({
      status: 200,
      body: { total: 1, leads: [{ id: lead.id, email: lead.email, status: 'new', owner: '', origin }] },
    })
    expect(found.headers.get('cache-control')).toBe('no-store')
    expect(found.headers.get('access-control-allow-origin')).toBe(studioOrigin)
    const changes = { status: 'contacted', owner: 'Ines', note: 'Call on Monday' }
    expect(await call({ action: 'update', lead: lead.id, ...changes })).toMatchObject({
      status: 200,
      body: { id: lead.id, ...changes },
    })
    // A field that isn't sent keeps its value.
    await call({ action: 'update', lead: lead.id, status: 'won' })
    const won = await call({ action: 'list', status: 'won', search: 'monday' })
    expect(won.body.leads).toMatchObject([{ id: lead.id, owner: 'Ines', status: 'won' }])
    expect((await accesses('list'))[0]).toEqual({
      editor: 'user-editor',
      details: { rows: 1, first_row: 0, status: 'won', searched: true },
    })
    expect((await accesses('update'))[0]).toEqual({
      editor: 'user-editor',
      details: { lead: lead.id, fields: ['status'], found: true },
    })
    expect(JSON.stringify(await on.sql('select * from app_private.editor_access'))).not.toContain('@')
  })

  test('a search means what it says', async () => {
    await submit({ company: '50% & Sons_' })
    expect((await call({ action: 'list', search: '50% & sons_' })).body.total).toBe(1)
    expect((await call({ action: 'list', search: '50_ & sons%' })).body.total).toBe(0)
  })

  test('counts leads by week, package and source, without spam', async () => {
    const before = (await call({ action: 'counts' })).body
    const origin = { page: '/fr/services/starter-package', referrer: 'https://search.example/results' }
    await submit({ origin })
    await submit({ origin: { page: '/nl/diensten/startpakket' } })
    const spam = await submit({ origin })
    await call({ action: 'update', lead: spam.id, status: 'spam' })
    const { body } = await call({ action: 'counts' })
    expect(body.weeks).toHaveLength(12)
    expect(body.weeks.at(-1).count).toBe(before.weeks.at(-1).count + 2)
    expect(body.packages).toContainEqual({ name: 'starter-package', count: 1 })
    expect(body.packages).toContainEqual({ name: 'startpakket', count: 1 })
    expect(body.sources).toContainEqual({ name: 'search.example', count: 1 })
  })

  test('an editor switches on a summary for the team, which comes once on a weekday morning', async () => {
    const morning = (day: string) =>
      on.client(keys.secret).rpc('queue_lead_digest', { at: `${day}T06:00:00Z` })
    const queued = () =>
      on.sql(`select payload from app_private.mail_outbox where kind = 'lead-digest' order by id desc`)
    expect((await call({ action: 'digest' })).body).toEqual({ isOn: false })
    await morning('2036-07-01')
    expect(await queued()).toEqual([])

    expect((await call({ action: 'digest', isOn: true })).body).toEqual({ isOn: true })
    expect(await accesses('digest')).toMatchObject([{ editor: 'user-editor', details: { on: true } }])
    await on.sql(`update public.leads set status = 'contacted'`)
    const lead = await submit({})
    await on.sql(`update public.leads set created_at = '2036-06-27T10:00:00Z' where id = '${lead.id}'`)
    // A Saturday, and a quarter to eight on a Monday.
    await morning('2036-06-28')
    await on.client(keys.secret).rpc('queue_lead_digest', { at: '2036-06-30T05:45:00Z' })
    expect(await queued()).toEqual([])
    await Promise.all([morning('2036-06-30'), morning('2036-06-30')])
    expect(await queued()).toEqual([{ payload: { added: 1, waiting: 1, waitingDays: 2 } }])

    await morning('2036-07-01')
    expect((await queued())[0]).toEqual({ payload: { added: 0, waiting: 1, waitingDays: 3 } })
    await on.sql(`update public.leads set status = 'contacted'`)
    await morning('2036-07-02')
    await call({ action: 'digest', isOn: false })
    await on.sql(`update public.leads set status = 'new'`)
    await morning('2036-07-03')
    expect(await queued()).toHaveLength(2)
  })

  test('exports and erases a person', async () => {
    const lead = await submit({})
    const exported = await call({ action: 'export-person', email: lead.email })
    expect(exported.body.leads).toMatchObject([{ email: lead.email }])
    // Copied text may contain invisible characters.
    const email = ` \u200b${lead.email}`
    expect((await call({ action: 'erase-person', email })).body).toMatchObject({ leads: 1 })
    expect((await call({ action: 'list', search: lead.email })).body.total).toBe(0)
    const [erased] = await accesses('erase-person')
    expect(erased).toMatchObject({
      editor: 'user-editor',
      details: { person: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
  })

  test.each([
    ['the site', { origin: siteOrigin }, 403],
    ['another page', { origin: 'https://evil.example' }, 403],
    ['a caller without a session', { authorization: '' }, 401],
    ['a stranger', { authorization: 'Bearer stranger' }, 401],
    ['a viewer', { authorization: 'Bearer viewer' }, 401],
    ['a translator', { authorization: 'Bearer translator' }, 401],
    ['a member of no role', { authorization: 'Bearer nobody' }, 401],
    ['a program', { authorization: 'Bearer robot' }, 401],
    [
      'a caller with a key of the database',
      { authorization: `Bearer ${keys.secret}`, apikey: keys.secret },
      401,
    ],
  ])('%s gets nothing, and nothing is read', async (_who, headers, status) => {
    await submit({})
    const before = await on.sql('select count(*) from app_private.editor_access')
    for (const action of ['list', 'counts', 'export']) {
      const response = await call({ action }, headers)
      expect(response.status).toBe(status)
      expect(Object.keys(response.body)).toEqual(['error'])
    }
    expect(await on.sql('select count(*) from app_private.editor_access')).toEqual(before)
  })

  test('without an answer of the content lake nobody gets in', async () => {
    expect((await call({ action: 'list' }, { authorization: 'Bearer outage' })).status).toBe(500)
  })

  test.each([
    null,
    {},
    { action: 'drop' },
    { action: 'update', lead: 'x' },
    { action: 'list', status: 'x' },
    { action: 'erase-person', email: '' },
  ])('rejects %j', async (body) => {
    expect((await call(body)).status).toBe(400)
  })

  test('an unknown lead is not found', async () => {
    const lead = '00000000-0000-4000-8000-000000000000'
    expect((await call({ action: 'update', lead, status: 'won' })).status).toBe(404)
  })

  test('a visitor can’t set what editors set, whichever way a lead comes in', async () => {
    const direct = on.client(keys.publishable).from('leads')
    for (const extra of [{ status: 'won' }, { owner: 'x' }, { note: 'x' }, { origin: { page: '/' } }])
      expect((await direct.insert({ ...newLead(), ...extra })).status).toBe(401)
    const lead = await submit({ status: 'won', note: 'x', origin: { page: 'x', owner: 'x' } })
    const { body } = await call({ action: 'list', search: lead.email })
    expect(body.leads).toMatchObject([{ status: 'new', note: '', origin: {} }])
  })
})

test('only roles of the setting see leads', async () => {
  const options = {
    studioOrigins: [studioOrigin],
    contentLake: studioLake,
    leadRoles: ['sales', 'translator-fr'],
  }
  const on = await postgres.open(options)
  const statusFor = async (session: string) => {
    const headers = { authorization: `Bearer ${session}` }
    return (await callAsEditor(on, 'editor-leads', { action: 'list' }, headers)).status
  }
  expect([await statusFor('translator'), await statusFor('editor')]).toEqual([200, 401])
  await on.close()
})
