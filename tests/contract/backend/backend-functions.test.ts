import { describe, expect, test, vi } from 'vitest'
import { callFunction, drainAll } from '../../support/backend/backend-calls.ts'
import { drivers, newClientIp, newLead, testBackend } from '../../support/backend/backend-drivers.ts'
import { keys, siteOrigin, siteSecret } from '../../support/backend/backend-options.ts'

describe.each(drivers)('send-lead-notification on $name', ({ open }) => {
  const on = testBackend(open)

  const submit = (body: object, clientIp?: string, headers?: Record<string, string>) =>
    callFunction(on, 'send-lead-notification', body, clientIp, headers)

  function post(body: string | null, headers: Record<string, string> = {}, method = 'POST') {
    const url = 'http://127.0.0.1/functions/v1/send-lead-notification'
    const all = { apikey: keys.publishable, 'content-type': 'application/json', ...headers }
    return on.backend.handler(new Request(url, { method, headers: all, body }))
  }

  const stored = async (email: string) =>
    (await on.client(keys.secret).from('leads').select('*').eq('email', email)).data ?? []

  test('stores an accepted lead with its language, notifies the team and confirms to the visitor, once each', async () => {
    const lead = newLead({ name: 'Zoë <b>Ferrer</b>', phone: '+34 600 000 000' })
    const response = await submit({ ...lead, locale: 'es' })
    expect(response).toEqual({
      status: 200,
      body: { success: true, code: 'accepted', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    expect(await stored(lead.email)).toMatchObject([{ ...lead, locale: 'es', id: response.body.id }])
    await drainAll(on)
    expect(on.mails.list(lead.email)).toHaveLength(1)
    expect(on.mails.list(lead.email)[0]).toMatchObject({
      subject: 'Hemos recibido tu solicitud',
      reply_to: ['hello@tidewright.example'],
    })
    const toTeam = on.mails.list().filter(({ reply_to }) => reply_to[0] === lead.email)
    expect(toTeam).toHaveLength(1)
    const [mail] = toTeam
    expect(mail).toMatchObject({
      to: ['hello@tidewright.example'],
      from: 'Tidewright <site@tidewright.example>',
    })
    expect(mail?.subject).toBe('New consultation request: Zoë <b>Ferrer</b>, Ferrer & Filles')
    expect(mail?.text).toContain('Phone: +34 600 000 000')
    expect(mail?.html).toContain('Zoë &lt;b&gt;Ferrer&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>')
  })

  test('a repeated lead is a duplicate, also after a direct insert', async () => {
    const lead = newLead()
    const duplicate = {
      status: 409,
      body: { success: false, code: 'duplicate', error: 'Duplicate submission detected' },
    }
    await submit(lead)
    expect(await submit({ ...lead, email: lead.email.toUpperCase() })).toEqual(duplicate)
    const other = newLead()
    await on.client(keys.publishable, newClientIp()).from('leads').insert(other)
    expect(await submit(other)).toEqual(duplicate)
    expect(await stored(lead.email)).toHaveLength(1)
  })

  test('an invalid lead is rejected with a problem per field', async () => {
    const problems = async (body: object) => (await submit(body)).body.problems
    expect(await submit({ name: ' ', email: 'a@b', phone: '1'.repeat(51) })).toEqual({
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        error: 'Invalid request',
        problems: { name: 'missing', email: 'invalid', company: 'missing' },
      },
    })
    expect(await problems([1])).toEqual({ name: 'missing', email: 'missing', company: 'missing' })
    expect(await problems({ ...newLead(), name: { first: 'A' }, phone: 1 })).toEqual({
      name: 'invalid',
    })
  })

  test('text that could break a header or the database is stored as plain text', async () => {
    const lead = newLead({ name: 'Ada\r\nBcc: all@world.example\u0000', company: 'C\u2028D \ud800' })
    expect((await submit(lead)).status).toBe(200)
    expect(await stored(lead.email)).toMatchObject([
      { name: 'Ada Bcc: all@world.example', company: 'C D \ufffd' },
    ])
    const direct = newLead({ name: 'Eve\r\nBcc: all@world.example' })
    expect((await on.client(keys.publishable, newClientIp()).from('leads').insert(direct)).status).toBe(201)
    await drainAll(on)
    expect(on.mails.list().find((mail) => mail.reply_to[0] === direct.email)?.subject).toContain('Eve Bcc')
  })

  test('an IP address that sends too many leads gets 429, and duplicates count towards the limit', async () => {
    const clientIp = newClientIp()
    const lead = newLead()
    const responses = []
    for (let count = 0; count < 20; count += 1) responses.push((await submit(lead, clientIp)).status)
    expect(responses).toEqual([200, ...Array(19).fill(409)])
    const rejected = await submit(newLead(), clientIp)
    expect(rejected).toEqual({
      status: 429,
      body: {
        success: false,
        code: 'rate-limited',
        error: 'Too many requests',
        retryAfter: expect.any(Number),
      },
    })
    expect(rejected.body.retryAfter).toBeGreaterThan(150)
    expect(rejected.body.retryAfter).toBeLessThanOrEqual(180)
    const response = await post(JSON.stringify(newLead()), { 'x-forwarded-for': clientIp })
    expect(response.headers.get('retry-after')).toMatch(/^1[5-8]\d$/)
  })

  test('the networks of one IPv6 /48 share a limit, so that no customer of a provider can use up everybody’s', async () => {
    const limit = (burst: string, every: string) =>
      on.sql(`update app_private.settings set value = case name
        when 'wide_networks.burst' then '${burst}' when 'wide_networks.every' then '${every}' else value end`)
    await limit('3', '1 hour')
    try {
      const direct = (clientIp: string) =>
        on.client(keys.publishable, clientIp).from('leads').insert(newLead())
      expect((await submit(newLead(), '3fff:0:7:1::1')).status).toBe(200)
      expect((await direct('3fff:0:7:2::1')).status).toBe(201)
      expect((await submit(newLead(), '3fff:0:7:3::1')).status).toBe(200)
      expect((await submit(newLead(), '3fff:0:7:4::1')).status).toBe(429)
      expect((await direct('3fff:0:7:5::1')).status).toBe(429)
      expect((await submit(newLead(), '3fff:0:8:1::1')).status).toBe(200)
      for (let count = 0; count < 4; count += 1) expect((await submit(newLead())).status).toBe(200)
    } finally {
      await limit('200', '80 milliseconds')
    }
  })

  test('a forged x-forwarded-for has no effect: only the nearest entry counts', async () => {
    const clientIp = newClientIp()
    const forged = () => submit(newLead(), `${newClientIp()}, 203.0.113.9, ${clientIp}`)
    for (let count = 0; count < 20; count += 1) expect((await forged()).status).toBe(200)
    expect((await forged()).status).toBe(429)
    const direct = on.client(keys.publishable, `198.51.100.1, ${clientIp}`)
    expect((await direct.from('leads').insert(newLead())).status).toBe(429)
    const inserted = await on.backend.handler(
      new Request('http://127.0.0.1/rest/v1/leads', {
        method: 'POST',
        headers: {
          apikey: keys.publishable,
          'content-type': 'application/json',
          'x-forwarded-for': clientIp,
        },
        body: JSON.stringify(newLead()),
      }),
    )
    expect(inserted.status).toBe(429)
    expect(Number(inserted.headers.get('retry-after'))).toBeGreaterThan(100)
  })

  test('a suspected bot’s lead is stored and shown to the team, and answered as the spec requires', async () => {
    const trapped = newLead({ company: 'Robots & Co' })
    expect(await submit({ ...trapped, website: 'https://spam.example' })).toEqual({
      status: 200,
      body: { success: false, code: 'unprocessed', error: 'Request could not be processed' },
    })
    const hasty = newLead()
    expect((await submit({ ...hasty, elapsed: 200 })).body.code).toBe('unprocessed')
    expect((await submit({ ...newLead(), website: '', elapsed: 5_000 })).body.code).toBe('accepted')
    expect(await stored(trapped.email)).toMatchObject([{ suspected: true }])
    expect(await stored(hasty.email)).toMatchObject([{ suspected: true }])
    await on.client(keys.secret).functions.invoke('drain-outbox', { body: {} })
    const notifications = () => on.mails.list().filter(({ reply_to }) => reply_to[0] === trapped.email)
    await expect
      .poll(notifications)
      .toMatchObject([{ subject: expect.stringMatching(/^\[Possible spam\] .*Robots & Co$/) }])
    expect(on.mails.list(trapped.email)).toEqual([])
  })

  test('trusts the site’s server about its visitor’s IP, and nobody else', async () => {
    const [server, visitor] = [newClientIp(), newClientIp()]
    const named = (secret: string) => ({ 'x-site-secret': secret, 'x-client-ip': visitor })
    for (let count = 0; count < 20; count += 1) await submit(newLead(), server, named(siteSecret))
    expect((await submit(newLead(), server, named(siteSecret))).status).toBe(429)
    expect((await submit(newLead(), server)).status).toBe(200)
    expect((await submit(newLead(), server, named('a wrong secret'))).status).toBe(200)
    expect((await submit(newLead(), visitor)).status).toBe(429)
  })

  test('rejects a missing or wrong key, a wrong method and an invalid body with JSON', async () => {
    const lead = JSON.stringify(newLead())
    const refusals: [Response, number][] = [
      [await post(lead, { apikey: '' }), 401],
      [await post(lead, { apikey: 'sb_publishable_wrong' }), 401],
      [await post(null, {}, 'GET'), 405],
      [await post('{"name":'), 400],
      [await post(null), 400],
      [await post(JSON.stringify({ name: 'n'.repeat(70_000) })), 413],
    ]
    for (const [response, status] of refusals) {
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({ success: false, error: expect.any(String) })
    }
  })

  test('browsers may call only from the site’s pages', async () => {
    const preflight = await post(
      null,
      { origin: siteOrigin, 'access-control-request-method': 'POST' },
      'OPTIONS',
    )
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(siteOrigin)
    for (const name of ['apikey', 'authorization', 'x-client-info', 'content-type']) {
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name)
    }
    const lead = JSON.stringify(newLead())
    const clientIp = { 'x-forwarded-for': newClientIp() }
    expect(
      (await post(lead, { ...clientIp, origin: siteOrigin })).headers.get('access-control-allow-origin'),
    ).toBe(siteOrigin)
    const foreign = await post(lead, { ...clientIp, origin: 'https://elsewhere.example' })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('logs contain no form input and no IP address', async () => {
    const logs = (['error', 'warn', 'info', 'log'] as const).map((level) => vi.spyOn(console, level))
    const written: string[] = []
    for (const log of logs) log.mockImplementation((...parts) => void written.push(parts.join(' ')))
    const clientIp = newClientIp()
    const lead = newLead({ name: 'Secretive Sam', company: 'Hush Ltd' })
    await on.sql('alter table public.leads add constraint broken check (false) not valid')
    try {
      expect((await submit(lead, clientIp)).status).toBe(503)
      await on.client(keys.publishable, clientIp).from('leads').insert(lead)
      await on.sql(
        `insert into app_private.mail_outbox (kind, payload) values ('no-such-kind', '{"name": "Secretive Sam"}')`,
      )
      await on.client(keys.secret).functions.invoke('drain-outbox', { body: {} })
      // A drain that an earlier lead requested may have claimed the email.
      await expect.poll(() => written.join()).toContain("Couldn't render email")
    } finally {
      await on.sql('alter table public.leads drop constraint broken')
    }
    for (const log of logs) log.mockRestore()
    expect(written).toContain("Couldn't store a form with submit_lead: 23514")
    for (const personal of [lead.name, lead.email, lead.company, clientIp])
      expect(written.join()).not.toContain(personal)
  })

  test('returns 404 for a function that does not exist', async () => {
    const { error } = await on.client(keys.publishable).functions.invoke('no-such-function', { body: {} })
    expect(error?.context.status).toBe(404)
  })
})
