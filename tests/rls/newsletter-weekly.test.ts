import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callAsEditor } from '../support/backend/backend-calls.ts'
import { drivers, newClientIp, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import { addSubscribers, clearNewsletters, sendWithoutLimit } from '../support/backend/newsletter.ts'
import { published, studioLake, studioOrigin } from '../support/backend/studio-session.ts'

const minuteMs = 60_000
const team = 'hello@tidewright.example'

describe.each(drivers)('The weekly newsletter on $name', ({ open }) => {
  const on = testBackend(open, { studioOrigins: [studioOrigin], contentLake: studioLake })
  const original = structuredClone(published)
  beforeEach(async () => {
    on.mails.clear()
    await clearNewsletters(on.sql)
    await on.sql(
      `update app_private.newsletter_schedule set next_at = null, remind_at = null, checked_at = 'epoch'`,
    )
    await sendWithoutLimit(on.sql)
    await addSubscribers(on.sql, 2, ['en-UK', 'fr'])
  })
  afterEach(() => Object.assign(published, structuredClone(original)))

  const drain = () => on.client(keys.secret, newClientIp()).functions.invoke('drain-outbox', { body: {} })
  /** The rule in Settings, so that its last time was that many minutes ago. */
  function setRule(minutesAgo: number) {
    const at = new Date(Math.floor(Date.now() / minuteMs - minutesAgo) * minuteMs)
    const format = (options: object) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', ...options }).format(at)
    const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    published.rule = { weekday: format({ weekday: 'long' }).toLowerCase(), time }
    return at
  }
  /** The time has come: a worker should look. */
  async function reach(at: Date, remindAt: Date | null = null) {
    const remind = remindAt ? `'${remindAt.toISOString()}'` : 'null'
    await on.sql(`update app_private.newsletter_schedule
      set next_at = '${at.toISOString()}', remind_at = ${remind}, checked_at = 'epoch'`)
  }
  async function ready(issue: string) {
    const body = { action: 'queue', issue, when: 'weekly', fallsBack: true }
    expect((await callAsEditor(on, 'editor-newsletter', body)).status).toBe(200)
  }
  const subjects = () => on.mails.list().map(({ subject }) => subject)
  const sends = () => on.sql('select issue, state from app_private.newsletter_sends order by created_at')

  test('sends the ready issue at the weekly time, as it is published then, and once', async () => {
    const at = setRule(2)
    await ready('issue-1')
    await drain()
    expect(subjects()).toEqual([])
    const [english, french] = published.issues['issue-1'] ?? []
    published.issues['issue-1'] = [{ ...english, title: 'One, corrected' }, { ...french }]
    await reach(at)
    await Promise.all([drain(), drain(), drain()])
    await drain()
    expect(subjects().toSorted()).toEqual(['One, corrected', 'Un'])
    expect(await sends()).toEqual([{ issue: 'issue-1', state: 'done' }])
  })

  test('two ready issues go out in two weeks, the first one first', async () => {
    const at = setRule(2)
    await ready('issue-1')
    await ready('issue-2')
    await reach(at)
    await drain()
    await on.sql(`update app_private.newsletter_schedule set checked_at = 'epoch'`)
    await drain()
    expect(subjects().toSorted()).toEqual(['One', 'Un'])
    expect(await sends()).toEqual([
      { issue: 'issue-1', state: 'done' },
      { issue: 'issue-2', state: 'ready' },
    ])
  })

  test('an issue that isn’t ready is never sent, published or not', async () => {
    await reach(setRule(2))
    await drain()
    expect(subjects()).toEqual([])
    expect(await sends()).toEqual([])
  })

  test('a time that Settings no longer name sends nothing', async () => {
    await ready('issue-1')
    await reach(new Date(Date.now() - 2 * minuteMs))
    published.rule = null
    await drain()
    expect(subjects()).toEqual([])
    expect(await sends()).toEqual([{ issue: 'issue-1', state: 'ready' }])
  })

  test('a time that is more than a day past sends nothing, and the team is told once', async () => {
    const at = setRule(24 * 60 + 2)
    await ready('issue-1')
    await reach(at)
    await drain()
    await on.sql(`update app_private.newsletter_schedule set checked_at = 'epoch'`)
    await drain()
    expect(subjects()).toEqual(['The newsletter wasn’t sent: One'])
    expect(on.mails.list(team)[0]?.text).toContain(
      'Problem: The issue could not be loaded and sent within 24 hours.',
    )
    expect(await sends()).toEqual([{ issue: 'issue-1', state: 'ready' }])
  })

  test('if the ready issue has a problem, nothing goes out, the team is told, and the issue stays ready', async () => {
    const at = setRule(2)
    await ready('issue-1')
    published.issues['issue-1'] = published.issues['issue-broken'] ?? []
    await reach(at)
    await drain()
    expect(on.mails.list().map(({ to, subject }) => [to, subject])).toEqual([
      [[team], 'The newsletter wasn’t sent: One'],
    ])
    expect(on.mails.list(team)[0]?.text).toContain('Problem: en-UK: The issue has no content.')
    expect(await sends()).toEqual([{ issue: 'issue-1', state: 'ready' }])
  })

  test('reminds the team the day before, once, and only if nothing is ready', async () => {
    setRule(-600)
    await drain()
    const [row] = await on.sql('select next_at from app_private.newsletter_schedule')
    const next = new Date(String(row?.next_at))
    const past = new Date(Date.now() - minuteMs)
    await reach(next, past)
    await drain()
    await on.sql(`update app_private.newsletter_schedule set checked_at = 'epoch'`)
    await drain()
    expect(subjects()).toEqual([expect.stringMatching(/^No newsletter is ready for \w+day .* at \d\d:\d\d$/)])
    await ready('issue-1')
    await reach(next, past)
    await drain()
    expect(subjects()).toHaveLength(1)
  })

  test('an outage of the content lake delays the weekly send, not other emails', async () => {
    const at = setRule(2)
    await ready('issue-1')
    await reach(at)
    published.isDown = true
    await on.sql(
      `select app_private.queue_mail('newsletter-reminder', '{"at": "2026-11-24T08:00:00Z"}', 'x@ferrer.example')`,
    )
    await drain()
    expect(subjects()).toHaveLength(1)
    published.isDown = false
    await on.sql(`update app_private.newsletter_schedule set checked_at = now() - interval '31 seconds'`)
    await drain()
    expect(subjects()).toHaveLength(3)
  })
})
