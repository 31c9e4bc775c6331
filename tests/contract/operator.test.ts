import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operate } from '../../local/operator/commands.ts'
import { callFunction, drainAll, tokenTo } from '../support/backend/backend-calls.ts'
import { drivers, newLead, type TestBackend } from '../support/backend/backend-drivers.ts'
import { keys, siteSecret } from '../support/backend/backend-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'tidewright-operator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(drivers)('npm run operator on $name', ({ name, open }) => {
  let on: TestBackend
  beforeAll(async () => {
    on = await open()
  })
  afterAll(() => on?.close())

  async function operator(...args: string[]): Promise<string> {
    const printed: string[] = []
    await operate(args, {
      database: on.client(keys.secret),
      siteSecret,
      print: (text) => void printed.push(text),
    })
    return printed.join('\n')
  }

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
    expect(await operator('person', 'erase', lead.email, '--yes')).toContain('"leads":1')
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
    for (const verb of ['leads', 'subscribers', 'outbox', 'codes', 'person', 'retention', 'webhook']) {
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
