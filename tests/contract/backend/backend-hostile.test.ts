import { describe, expect, test } from 'vitest'
import { callFunction, drainAll } from '../../support/backend/backend-calls.ts'
import { drivers, newLead, newPlaybookRequest, testBackend } from '../../support/backend/backend-drivers.ts'

/** Texts that try to be something else: markup, headers, formulas, SQL, templates, odd characters. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title></head><script src=//evil.example></script>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;&#60;img&#62;',
  '</style><style>*{display:none}</style>',
  'Ada\r\nBcc: all@world.example',
  'Ada\nBcc: all@world.example\n\n<html>',
  'Ada\u2028Bcc: all@world.example',
  'Ada%0d%0aBcc:all@world.example',
  '"Ada" <all@world.example>, x',
  '=?utf-8?q?Bcc:_all?=',
  'Ada\u0000Bcc',
  '\u0085Subject: owned',
  '=HYPERLINK("http://evil.example")',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  "'; drop table public.leads; --",
  "\\'); select pg_sleep(9); --",
  '{name}{company}{site}{__proto__}{constructor}',
  '$'.concat('{7*7} {{7*7}} <%= 7*7 %> #{7*7}'),
  '%s%n%x $& $1 $`',
  '../../../../etc/passwd',
  '\u202Egpj.exe\u202C',
  '\u2067Ada\u2069',
  'A\u0301'.repeat(40),
  '\uD800 lone',
  '🧨'.repeat(50),
  '{"$ne": null}',
  '__proto__',
  'x'.repeat(10_000),
]

type Target = { name: string; field: string; body: (value: unknown) => object }

/** Each of the fields of a form in turn, in a body that is valid otherwise. */
const each = (name: string, fields: string[], valid: () => object) =>
  fields.map((field): Target => ({ name, field, body: (value) => ({ ...valid(), [field]: value }) }))
const email = () => ({ email: newLead().email })

const targets: Target[] = [
  ...each('send-lead-notification', ['name', 'email', 'company', 'phone', 'locale', 'website'], newLead),
  ...each('send-newsletter-notification', ['email', 'locale'], email),
  ...each('send-playbook-email', ['name', 'email', 'playbookType', 'sendTips', 'pass'], newPlaybookRequest),
  ...each('log-unsubscribe', ['email', 'source', 'token'], email),
  { name: 'verify-access-code', field: 'code', body: (code) => ({ code }) },
  { name: 'confirm-newsletter', field: 'token', body: (token) => ({ token }) },
  { name: 'resubscribe', field: 'token', body: (token) => ({ token }) },
  { name: 'set-newsletter-language', field: 'token', body: (token) => ({ token, language: 'fr' }) },
  {
    name: 'increment-download-count',
    field: 'table_name',
    body: (table_name) => ({ table_name, resource_id: crypto.randomUUID() }),
  },
]

describe.each(drivers)('Hostile texts on $name', ({ name, open }) => {
  const on = testBackend(open)

  test('through every field of every form: nothing breaks or executes, and no email gets another header', async () => {
    const statuses = new Map<number, number>()
    for (const target of targets) {
      for (const payload of payloads) {
        const { status } = await callFunction(on, target.name, target.body(payload))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(status, `${target.name} ${target.field} ${payload.slice(0, 40)}`).toBeLessThan(500)
      }
    }
    await on.sql(`update app_private.settings set value = '0' where name = 'mail.max_refusals'`)
    await drainAll(on)
    const mails = on.mails.list()
    const count = targets.length * payloads.length
    console.info(
      `${name}: ${count} hostile requests, responses ${JSON.stringify([...statuses])}, ${mails.length} emails`,
    )
    expect(count).toBeGreaterThan(300)
    expect(mails.length).toBeGreaterThan(50)
    expect(mails.filter(({ subject }) => subject.includes('Your playbook')).length).toBeGreaterThan(20)
    for (const mail of mails) {
      expect([...mail.to, ...mail.cc, ...mail.bcc]).toHaveLength(1)
      expect(Object.keys(mail.headers).filter((header) => !header.startsWith('List-Unsubscribe'))).toEqual([])
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
      const markup = (mail.html ?? '').replace(/<style>.*?<\/style>/s, '').match(/<[a-z!/][^>]*>/gi) ?? []
      const names = new Set(markup.map((tag) => /^<[!/]?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase()))
      expect([...names].filter((tag) => !known.has(tag ?? ''))).toEqual([])
      expect(markup.join('')).not.toMatch(/\son\w+=|javascript:/i)
      for (const [, href = ''] of (mail.html ?? '').matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^http:\/\/localhost:3000\//)
    }
    expect((await on.sql('select from public.leads')).length).toBeGreaterThan(50)
  })
})

/** The elements of the email layout. */
const known = new Set('doctype html head meta title body table tr td h1 h2 p a strong'.split(' '))
