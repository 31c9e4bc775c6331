import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/contracts/locales.ts'
import { describe, expect, test } from 'vitest'
import { printStarterCodes } from '../../cli/operator/codes.ts'
import { operate } from '../../cli/operator/commands.ts'
import { checkLake } from '../../cli/operator/status/service-status.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings } from '../../local/settings/settings.ts'
import { callFunction, drainAll, tokenTo } from '../support/backend/backend-calls.ts'
import { drivers, newLead, testBackend } from '../support/backend/backend-drivers.ts'
import { keys, siteSecret } from '../support/backend/backend-options.ts'
import { addSubscribers, clearNewsletters } from '../support/backend/newsletter.ts'
import { studioLake } from '../support/backend/studio-session.ts'
import { clientsOf, openLake } from './lake/lake-target.ts'

const folder = testFolder()

test('npm run operator -- status finds what was published last and the home page, and rejects a wrong token', async () => {
  const lake = await openLake()
  try {
    const { editor } = clientsOf(lake.options)
    await editor.create({ _id: 'first', _type: 'page' })
    const { _rev } = await editor.create({ _id: 'second', _type: 'page' })
    await editor.create({ _id: 'drafts.first', _type: 'page' })
    await editor.create({ _id: 'secret', _type: 'sanity.previewUrlSecret' })
    const env = readEnv()
    const settings = resolveSettings({
      ...env,
      dataDir: folder,
      ports: { ...env.ports, lake: lake.options.port },
      sanity: { ...env.sanity, projectId: '' },
    })
    const withToken = (readToken: string) => ({ ...settings, sanity: { ...settings.sanity, readToken } })
    expect(await checkLake(withToken('read-token'))).toMatchObject({
      fault: null,
      change: { _id: 'second', _type: 'page', _rev },
      missingHomes: locales.map(({ name }) => name),
    })
    await editor.create({ _id: 'home', _type: 'page', language: 'en-UK', slug: { current: '/' } })
    const { missingHomes } = await checkLake(withToken('read-token'))
    expect(missingHomes).toEqual(locales.slice(1).map(({ name }) => name))
    expect(await checkLake(withToken('wrong'))).toEqual({
      fault: 'a query gets 401',
      change: null,
      missingHomes: null,
    })
  } finally {
    await lake.close()
  }
})

describe.each(drivers)('npm run operator on $name', ({ name, open }) => {
  const on = testBackend(open, { contentLake: studioLake })

  type Context = Parameters<typeof operate>[1]
  async function printedBy(act: (context: Context) => Promise<void>): Promise<string> {
    const printed: string[] = []
    await act({
      database: on.client(keys.secret),
      siteSecret,
      settings: resolveSettings({ ...readEnv(), dataDir: folder }),
      print: (text) => void printed.push(text),
    })
    return printed.join('\n')
  }
  const operator = (...args: string[]) => printedBy((context) => operate(args, context))

  test('exports leads as CSV without formulas, to a file that nobody else can read', async () => {
    const lead = newLead({ name: '=HYPERLINK("http://evil.example","x")', company: 'A "quoted", firm' })
    await callFunction(on, 'send-lead-notification', lead)
    const file = join(folder, `${name}.csv`)
    expect(await operator('leads', '--file', file)).toContain('1 rows')
    const csv = readFileSync(file, 'utf8')
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`)
    expect(csv).toContain(`"${lead.email}","A ""quoted"", firm"`)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await operator('leads')).toBe(csv)
  })

  test('exports more rows than one page holds', async () => {
    await on.sql(`insert into public.newsletter_subscribers (email, confirmed_at)
      select 'bulk.' || n || '@ferrer.example', now() from generate_series(1, 2) as n`)
    await on.sql(`alter table public.leads disable trigger user`)
    await on.sql(`insert into public.leads (name, email, company)
      select 'Bulk', 'bulk.' || n || '@ferrer.example', 'Bulk' from generate_series(1, 2500) as n`)
    await on.sql(`alter table public.leads enable trigger user`)
    expect((await operator('leads')).split('\r\n').filter((line) => line.includes('bulk.'))).toHaveLength(
      2_500,
    )
    await on.sql(`delete from public.leads where name = 'Bulk'`)
  })

  test('exports only confirmed subscribers who have not unsubscribed', async () => {
    const [waiting, left, reading] = [newLead().email, newLead().email, newLead().email]
    for (const email of [waiting, left, reading])
      await callFunction(on, 'send-newsletter-notification', { email })
    for (const email of [left, reading])
      await callFunction(on, 'confirm-newsletter', { token: await tokenTo(on, email, '/newsletter/confirm') })
    await callFunction(on, 'log-unsubscribe', { email: left })
    const csv = await operator('subscribers')
    expect(csv).toContain(reading)
    expect(csv).not.toContain(waiting)
    expect(csv).not.toContain(left)
  })

  test('lists dead emails without personal data, and releases them', async () => {
    await drainAll(on)
    await on.sql(`insert into app_private.mail_outbox (kind, payload, status, last_error)
      values ('lead-confirmation', '{"email": "secret@ferrer.example"}', 'dead', 'HTTP 422')`)
    const list = await operator('outbox', 'list')
    expect(list).toContain('"dead":1')
    expect(list).toMatch(/lead-confirmation {2}dead, 0 attempts {2}HTTP 422/)
    expect(list).not.toContain('secret@')
    const [, id = ''] = /^(\d+) {2}/m.exec(list) ?? []
    expect(await operator('outbox', 'release', id)).toBe('1 released.')
    await drainAll(on)
    expect(on.mails.list('secret@ferrer.example')).toHaveLength(1)
    expect(await operator('outbox', 'release', 'all')).toBe('0 released.')
    // The provider reported later that it didn't send it.
    await on.sql(`update app_private.mail_outbox set status = 'dead' where id = ${id}`)
    expect(await operator('outbox', 'release', id)).toMatch(
      /^0 released\.\n1 can't be sent again: .*"outbox dismiss"/,
    )
    expect(await operator('outbox', 'dismiss', id)).toBe('1 dismissed.')
    await expect(operator('outbox', 'dismiss')).rejects.toThrow('Usage')
  })

  test('tells which emails and newsletters wait and which failed, without personal data', async () => {
    await clearNewsletters(on.sql)
    await on.sql(`delete from app_private.mail_outbox`)
    await on.sql(`insert into app_private.mail_outbox (kind, payload, status, created_at) values
      ('lead-confirmation', '{"email": "secret@ferrer.example"}', 'dead', now()),
      ('lead-confirmation', '{}', 'pending', '2026-01-01T09:00:00Z'),
      ('newsletter-issue', '{}', 'pending', '2026-01-01T08:00:00Z'),
      ('lead-confirmation', '{}', 'sent', '2025-01-01')`)
    await on.sql(`insert into app_private.newsletter_sends (editor, issue, title, state, send_at, falls_back) values
      ('e', 'issue-1', 'One', 'paused', now(), true), ('e', 'issue-2', 'Two', 'done', now(), true)`)
    const { data } = await on.client(keys.secret).rpc('operations_status')
    expect(data).toMatchObject({
      outbox: { dead: 1, pending: 2, sent: 1 },
      newsletters: [{ title: 'One', state: 'paused', queued: 0 }],
    })
    expect(new Date(data.oldestWaiting.other).toISOString()).toBe('2026-01-01T09:00:00.000Z')
    expect(new Date(data.oldestWaiting.newsletter).toISOString()).toBe('2026-01-01T08:00:00.000Z')
    expect(JSON.stringify(data)).not.toContain('@')
    expect((await on.client(keys.publishable).rpc('operations_status')).status).toBeGreaterThanOrEqual(400)
    await on.sql(`delete from app_private.mail_outbox`)
    expect((await on.client(keys.secret).rpc('operations_status')).data).toMatchObject({
      outbox: {},
      oldestWaiting: { newsletter: null, other: null },
    })
    await clearNewsletters(on.sql)
  })

  test('counts, tests, starts, pauses, resumes, cancels and reports newsletters, as the Studio does', async () => {
    const started = async () => on.client(keys.secret).rpc('advance_newsletters')
    await clearNewsletters(on.sql)
    await addSubscribers(on.sql, 3, ['en-UK', 'fr', 'nl'])
    expect(await operator('newsletter', 'list')).toMatch(/^issue issue-1 {2}published in en-UK, fr {2}One$/m)
    expect(await operator('newsletter', 'recipients')).toBe('en-UK  1\nfr  1\nnl  1\nall  3')
    const test = ['newsletter', 'test', 'issue-1', 'fr', 'tester@ferrer.example']
    expect(await operator(...test)).toBe('Test sent to tester@ferrer.example.')
    expect(on.mails.list('tester@ferrer.example')).toMatchObject([{ subject: '[Test] Un' }])
    expect(await operator('newsletter', 'start', 'issue-1', '--no-fallback')).toMatch(/^Starts at 20/)
    await expect(operator('newsletter', 'start', 'issue-1')).rejects.toThrow('already scheduled or sent')
    await started()
    const [, send = ''] =
      /^send (\S+) .* sending {2}2 waiting {2}One$/m.exec(await operator('newsletter', 'list')) ?? []
    expect(await operator('newsletter', 'pause', send)).toBe('Now paused.')
    await expect(operator('newsletter', 'pause', send)).rejects.toThrow('newsletter list')
    expect(await operator('newsletter', 'resume', send)).toBe('Now sending.')
    const report = await operator('newsletter', 'report', send)
    expect(report).toContain('2 waiting, 0 sent, 0 rejected, 0 skipped')
    expect(report).toContain('0 bounced, 0 reported as spam, 0 unsubscribed, 0 new subscribers')
    expect(await operator('newsletter', 'cancel', send)).toBe('Now cancelled.')
    expect(await operator('newsletter', 'start', 'issue-2', 'weekly')).toMatch(
      /^Ready for the weekly time, 20/,
    )
    await expect(operator('newsletter', 'start', 'issue-broken')).rejects.toThrow('no content')
    for (const wrong of [
      ['start'],
      ['test', 'issue-1'],
      ['start', 'issue-1', 'someday'],
      ['start', '--no-fallback'],
      ['start', 'issue-1', 'now', '--fallback'],
      ['send'],
      ['test', 'issue-1', 'xx', 'a@ferrer.example'],
      ['report', 'x', 'y'],
    ])
      await expect(operator('newsletter', ...wrong)).rejects.toThrow('Usage')
    const actions = await on.sql(
      `select distinct action from app_private.editor_access where editor = 'operator'`,
    )
    expect(actions.length).toBeGreaterThan(5)
  })

  test('a copy without codes gets some at its start, once', async () => {
    await on.sql('delete from app_private.access_codes')
    expect(await operator('codes', 'list')).toMatch(/^none, .* codes rotate$/)
    const first = await printedBy(printStarterCodes)
    const codes = [...first.matchAll(/^week \d {2}\S+ {2}(\S+)$/gm)].map(([, code]) => code)
    expect(codes).toHaveLength(5)
    expect(await printedBy(printStarterCodes)).toMatch(/^already set, .* codes rotate$/)
    for (const code of codes)
      expect((await callFunction(on, 'verify-access-code', { code })).body).toMatchObject({
        code: 'accepted',
      })
    expect(await operator('codes', 'list')).toMatch(/^week 1 {2}internal-comms {2}since 20/)
  })

  test('rotated codes open their weeks; a chosen code must be long enough', async () => {
    const printed = await operator('codes', 'rotate')
    const lines = printed.split('\n')
    expect(lines).toHaveLength(5)
    for (const line of lines) {
      const [, week, playbookType, code] = /^week (\d) {2}(\S+) {2}(\S+)$/.exec(line) ?? []
      const response = await callFunction(on, 'verify-access-code', { code })
      expect(response.body).toMatchObject({ code: 'accepted', week: Number(week), playbookType })
    }
    await expect(operator('codes', 'set', '2', 'short')).rejects.toThrow('too easy to guess')
    await operator('codes', 'set', '2', 'harbour-lights-22')
    expect((await callFunction(on, 'verify-access-code', { code: 'HARBOUR LIGHTS 22' })).body).toMatchObject({
      week: 2,
    })
    expect(await operator('codes', 'list')).toMatch(/^week 1 {2}internal-comms {2}since 20/)
    const stored = JSON.stringify(await on.sql('select * from app_private.access_codes'))
    for (const line of lines) expect(stored).not.toContain(line.split('  ')[2])
  })

  test('exports and erases a person, the latter only with --yes', async () => {
    const lead = newLead()
    await callFunction(on, 'send-lead-notification', lead)
    expect(JSON.parse(await operator('person', 'export', lead.email))).toMatchObject({
      leads: [{ email: lead.email }],
    })
    await expect(operator('person', 'erase', lead.email)).rejects.toThrow('--yes')
    // Copied text may contain invisible characters.
    expect(await operator('person', 'erase', `\u200b${lead.email}`, '--yes')).toContain('"leads":1')
    expect(JSON.parse(await operator('person', 'export', lead.email))).toMatchObject({ leads: [], mails: [] })
  })

  test('a webhook requires an encrypted URL, and its secret is shown once', async () => {
    await expect(operator('webhook', 'set', 'http://crm.example/leads')).rejects.toThrow('webhook set <url>')
    expect(await operator('webhook', 'set', 'https://crm.example/leads')).toMatch(/whsec_[A-Za-z0-9+/=]{32}/)
    expect((await on.client(keys.secret).rpc('lead_webhook')).data).toMatchObject({
      url: 'https://crm.example/leads',
    })
    await operator('webhook', 'off')
    expect((await on.client(keys.secret).rpc('lead_webhook')).data).toBeNull()
  })

  test('every command has help, and invalid arguments print the usage', async () => {
    const help = await operator()
    for (const verb of [
      'leads',
      'subscribers',
      'outbox',
      'codes',
      'person',
      'retention',
      'webhook',
      'backup',
    ]) {
      expect(help).toContain(verb)
      expect(await operator(verb, '--help')).toContain(verb)
    }
    for (const args of [
      ['leads', 'x'],
      ['outbox'],
      ['codes', 'set', '9', 'long-enough-1'],
      ['person', 'erase', 'x', '--yes'],
      ['retention'],
    ])
      await expect(operator(...args)).rejects.toThrow('Usage:')
    await expect(operator('leeds')).rejects.toThrow('Unknown command "leeds"')
    expect(await operator('retention', 'run')).toContain('"leads":')
  })
})
