import { describe, expect, test } from 'vitest'
import { callAsEditor } from '../support/backend/backend-calls.ts'
import { drivers, testBackend } from '../support/backend/backend-drivers.ts'
import { studioLake, studioOrigin } from '../support/backend/studio-session.ts'

const texts = { subject: 'We have your request', heading: 'Thank you', closing: 'The team at {site}' }
const preview = { action: 'preview', kind: 'lead-confirmation', locale: 'en-UK', texts }
const own = 'editor@tidewright.example'

describe.each(drivers)('Email texts in the Studio on $name', ({ open }) => {
  const on = testBackend(open, { studioOrigins: [studioOrigin], contentLake: studioLake })

  const call = (body: object | null, headers?: Record<string, string>) =>
    callAsEditor(on, 'editor-emails', body, headers)
  const sendTest = (to: string) => call({ ...preview, action: 'test', to })
  const accesses = () => on.sql(`select editor, action, details from app_private.editor_access order by id`)

  test('an editor sees the texts that they are writing, and nothing is stored or sent', async () => {
    const { status, body } = await call(preview)
    expect(status).toBe(200)
    expect(body).toMatchObject({ subject: texts.subject, isSent: true, email: own })
    expect(body.html).toContain('The team at Tidewright')
    expect(body.text).toContain('Thank you')
    expect(await accesses()).toEqual([])
    expect(on.mails.list(own)).toEqual([])
    expect(await on.sql('select from app_private.mail_outbox')).toEqual([])
  })

  test('says which emails nobody gets, and why an email can’t be shown', async () => {
    const team = { ...preview, kind: 'lead-digest', locale: 'fr' }
    expect((await call(team)).body).toMatchObject({ isSent: false })
    expect((await call({ ...preview, kind: 'newsletter-issue', locale: 'fr' })).body.html).toContain(
      '/fr/newsletter/un',
    )
    const { status, body } = await call({ ...preview, kind: 'newsletter-issue', locale: 'it' })
    expect([status, body.error]).toEqual([409, expect.stringContaining('Italiano')])
  })

  test('a test goes to the colleague whom the editor enters, without headers, and is recorded without it', async () => {
    const to = 'colleague@tidewright.example'
    expect(await sendTest(` ${to} `)).toEqual({ status: 200, body: { email: to } })
    const [mail, ...others] = on.mails.list(to)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: '[Test] We have your request' })
    expect(JSON.stringify(mail)).not.toMatch(/List-Unsubscribe/i)
    const recorded = await accesses()
    expect(recorded).toMatchObject([
      { editor: 'user-editor', action: 'email-test', details: { kind: 'lead-confirmation' } },
    ])
    expect(JSON.stringify(recorded)).not.toContain('@')
    expect(await on.sql('select from app_private.mail_outbox')).toEqual([])
  })

  test('a test goes to nobody outside of the team', async () => {
    const before = await accesses()
    const stranger = 'anna@bakery.example'
    const error = 'A test goes only to you and to addresses at tidewright.example.'
    expect(await sendTest(stranger)).toEqual({ status: 409, body: { error } })
    expect([await accesses(), on.mails.list(stranger)]).toEqual([before, []])
  })

  test('nobody who unsubscribed gets a test', async () => {
    const gone = 'gone@tidewright.example'
    await on.sql(`insert into public.unsubscribes (email_hash, source)
      values (app_private.person_hash('${gone}'), 'bounce')`)
    expect(await sendTest(gone)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('unsubscribed') },
    })
    expect(on.mails.list(gone)).toEqual([])
  })

  test('the number of an editor’s tests is limited', async () => {
    await on.sql(`update app_private.settings set value = '1' where name = 'email_tests.burst'`)
    const before = on.mails.list(own).length
    const { status, body } = await sendTest(own)
    expect([status, body]).toEqual([429, { error: 'Too many tests' }])
    expect(on.mails.list(own)).toHaveLength(before)
    await on.sql(`update app_private.settings set value = '20' where name = 'email_tests.burst'`)
    expect((await sendTest(own)).status).toBe(200)
  })

  test.each([
    null,
    {},
    { ...preview, locale: 'xx' },
    { ...preview, texts: { subject: 1 } },
    { ...preview, texts: { subject: 'x'.repeat(201) } },
    { ...preview, texts: { text: 'x'.repeat(2401) } },
    { ...preview, action: 'test' },
    { ...preview, action: 'test', to: 'not an address' },
    { ...preview, action: 'test', to: 'somebody@localhost' },
    { ...preview, action: 'test', to: 'a@b.example, c@d.example' },
  ])('rejects %j', async (body) => {
    expect((await call(body)).status).toBe(400)
  })
})
