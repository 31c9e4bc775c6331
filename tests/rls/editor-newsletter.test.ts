import { beforeAll, describe, expect, test } from 'vitest'
import { callAsEditor } from '../support/backend/backend-calls.ts'
import { drivers, testBackend } from '../support/backend/backend-drivers.ts'
import { addSubscribers } from '../support/backend/newsletter.ts'
import { studioLake, studioOrigin } from '../support/backend/studio-session.ts'

const send = '00000000-0000-4000-8000-000000000000'

describe.each(drivers)('Newsletters in the Studio on $name', ({ open }) => {
  const on = testBackend(open, { studioOrigins: [studioOrigin], contentLake: studioLake })
  beforeAll(async () => {
    await addSubscribers(on.sql, 4, ['en-UK', 'fr'])
  })

  const call = (body: object | null, headers?: Record<string, string>) =>
    callAsEditor(on, 'editor-newsletter', body, headers)

  test('an editor lists issues, recipients by language and the weekly time', async () => {
    const { status, body } = await call({ action: 'overview' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      issues: [{ id: 'issue-1', title: 'One', languages: ['en-UK', 'fr'], published: ['en-UK', 'fr'] }],
      audience: { 'en-UK': 2, fr: 2 },
      email: 'editor@tidewright.example',
    })
    expect(Date.parse(body.nextWeekly)).toBeGreaterThan(Date.now())
    // Tuesday in Brussels, whatever the season.
    const shown = new Date(body.nextWeekly).toLocaleString('en-GB', {
      timeZone: 'Europe/Brussels',
      weekday: 'long',
      timeStyle: undefined,
      hour: 'numeric',
    })
    expect(shown).toMatch(/Tuesday.*09/)
  })

  test('previews every language, and sends a test to the editor’s own address only', async () => {
    const { body } = await call({ action: 'preview', issue: 'issue-1' })
    expect(body.emails.map(({ locale }: { locale: string }) => locale)).toEqual(['en-UK', 'fr'])
    expect(body.emails[1]).toMatchObject({ subject: 'Un', path: '/fr/newsletter/un', problems: [] })
    const sent = await call({
      action: 'test',
      issue: 'issue-1',
      locale: 'fr',
      email: 'victim@ferrer.example',
    })
    expect(sent).toEqual({ status: 200, body: { email: 'editor@tidewright.example' } })
    expect(on.mails.list('editor@tidewright.example')).toMatchObject([{ subject: '[Test] Un' }])
    expect(on.mails.list('victim@ferrer.example')).toEqual([])
  })

  test('schedules an issue once, as it is published, and cancels it', async () => {
    const at = '2030-01-01T09:00:00Z'
    const queue = { action: 'queue', issue: 'issue-1', when: at, fallsBack: true }
    expect(await call(queue)).toEqual({ status: 200, body: { sendAt: '2030-01-01T09:00:00.000Z' } })
    expect((await call(queue)).status).toBe(409)
    const { sends } = (await call({ action: 'overview' })).body
    expect(sends).toMatchObject([{ issue: 'issue-1', state: 'scheduled', title: 'One' }])
    expect(
      await on.sql('select locale, subject from app_private.newsletter_snapshots order by locale'),
    ).toEqual([
      { locale: 'en-UK', subject: 'One' },
      { locale: 'fr', subject: 'Un' },
    ])
    const change = { action: 'change', send: sends[0].id, change: 'cancel' }
    expect(await call(change)).toEqual({ status: 200, body: { state: 'cancelled' } })
    expect((await call(change)).status).toBe(404)
    const actions = await on.sql(
      `select distinct action from app_private.editor_access where editor = 'user-editor' order by 1`,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'newsletter-audience',
      'newsletter-cancel',
      'newsletter-queue',
      'newsletter-sends',
      'newsletter-test',
    ])
    expect(JSON.stringify(await on.sql('select * from app_private.editor_access'))).not.toContain('@')
  })

  test('doesn’t send an issue with problems, or one that isn’t published in English', async () => {
    const queue = { action: 'queue', when: 'now', fallsBack: true }
    expect(await call({ ...queue, issue: 'issue-broken' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('no content') },
    })
    expect(await call({ ...queue, issue: 'issue-unknown' })).toMatchObject({ status: 409 })
  })

  test.each([
    null,
    {},
    { action: 'drop' },
    { action: 'preview', issue: '*[true]' },
    { action: 'test', issue: 'issue-1', locale: 'xx' },
    { action: 'queue', issue: 'issue-1', when: 'someday', fallsBack: true },
    { action: 'queue', issue: 'issue-1', when: 'now' },
    { action: 'change', send: 'x', change: 'pause' },
    { action: 'change', send, change: 'delete' },
  ])('rejects %j', async (body) => {
    expect((await call(body)).status).toBe(400)
  })
})
