import { leadProblems, leadRules } from '@tidewright/schemas/forms/lead-rules.ts'
import { locales } from '@tidewright/schemas/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drivers, newAddress, newLead, type TestBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'

const waitingForLock = `select from pg_locks
  where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`

describe.each(drivers)('Leads on $name', ({ name: databaseName, open }) => {
  let on: TestBackend
  beforeAll(async () => {
    on = await open()
  })
  afterAll(() => on?.close())

  const direct = (address = newAddress()) => on.client(keys.publishable, address).from('leads')
  const stored = async (email: string) =>
    (await on.client(keys.secret).from('leads').select('*').ilike('email', email)).data ?? []

  test('an anonymous insert stores a trimmed lead and queues its mails in the same transaction', async () => {
    const before = (await on.client(keys.secret).rpc('mail_counts')).data.pending ?? 0
    const lead = newLead()
    expect((await direct().insert({ ...lead, name: `  ${lead.name}\n`, phone: '  ' })).status).toBe(201)
    expect(await stored(lead.email)).toMatchObject([{ ...lead, locale: null }])
    expect((await on.client(keys.secret).rpc('mail_counts')).data.pending).toBe(before + 2)
  })

  test('the same address and company within a day is a duplicate, whatever the case and the spaces', async () => {
    const lead = newLead()
    await direct().insert(lead)
    const again = await direct().insert({
      ...lead,
      name: 'B',
      email: ` ${lead.email.toUpperCase()}`,
      company: 'FERRER & FILLES ',
    })
    expect(again).toMatchObject({
      status: 409,
      error: { code: '23505', message: 'Duplicate submission detected' },
    })
    expect((await direct().insert({ ...lead, company: 'Another' })).status).toBe(201)
    expect(await stored(lead.email)).toHaveLength(2)
  })

  test('the day of a duplicate slides: after 24 hours the same lead is a new one', async () => {
    const lead = newLead()
    await direct().insert(lead)
    await on.sql(
      `update public.leads set created_at = created_at - interval '23 hours 59 minutes' where email = '${lead.email}'`,
    )
    expect((await direct().insert(lead)).status).toBe(409)
    await on.sql(
      `update public.leads set created_at = created_at - interval '2 minutes' where email = '${lead.email}'`,
    )
    expect((await direct().insert(lead)).status).toBe(201)
  })

  test('of twenty copies sent at once one is stored and its two mails are queued once', async () => {
    const lead = newLead()
    const before = (await on.client(keys.secret).rpc('mail_counts')).data.pending ?? 0
    const replies = await Promise.all(Array.from({ length: 20 }, () => direct().insert(lead)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    expect(await stored(lead.email)).toHaveLength(1)
    expect((await on.client(keys.secret).rpc('mail_counts')).data.pending).toBe(before + 2)
  })

  test('a copy waits for the transaction of the first one and is then a duplicate', async () => {
    const { name, email, company } = newLead()
    const insert = `insert into public.leads (name, email, company) values ('${name}', '${email}', '${company}')`
    const [inserted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = on.backend.database.transaction(async (query) => {
      await query(insert)
      inserted.resolve()
      await mayCommit.promise
    })
    await inserted.promise
    const second = expect(on.sql(insert)).rejects.toThrow('Duplicate submission detected')
    try {
      // PGlite has one connection: there, the second transaction has not even begun.
      if (databaseName === 'PostgreSQL') await expect.poll(() => on.sql(waitingForLock)).toHaveLength(1)
    } finally {
      mayCommit.resolve()
    }
    await first
    await second
    expect(await stored(email)).toHaveLength(1)
  })

  test('copies in one request are a duplicate too, and none of the request is stored', async () => {
    const lead = newLead()
    expect((await direct().insert([lead, lead])).status).toBe(409)
    expect(await stored(lead.email)).toHaveLength(0)
  })

  test('whether somebody asked cannot be told from requests that leave nothing behind', async () => {
    const lead = newLead()
    await direct().insert(lead)
    const invalid = { ...newLead(), email: 'no address' }
    const answerTo = async (probe: object) => {
      const { status, error } = await direct().insert([probe, invalid])
      return { status, code: error?.code, message: error?.message }
    }
    const known = await answerTo(lead)
    expect(known.status).toBe(400)
    expect(await answerTo(newLead())).toEqual(known)
  })

  test('an address gets twenty leads in a row, at once or one by one, and other addresses go on', async () => {
    const address = newAddress()
    const replies = await Promise.all(Array.from({ length: 30 }, () => direct(address).insert(newLead())))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(10)
    for (const reply of refused)
      expect(reply).toMatchObject({
        status: 429,
        error: {
          code: 'PT429',
          message: 'Too many requests',
          hint: expect.stringMatching(/^Try again in 1\d\d seconds/),
        },
      })
    expect((await direct().insert(newLead())).status).toBe(201)
  })

  test('the limit refills by one every three minutes and is forgotten when it is full again', async () => {
    const address = newAddress()
    const leadBuckets = `where key like 'leads:%'`
    await Promise.all(Array.from({ length: 20 }, () => direct(address).insert(newLead())))
    expect((await direct(address).insert(newLead())).status).toBe(429)
    await on.sql(
      `update app_private.rate_buckets set full_at = full_at - interval '3 minutes' ${leadBuckets}`,
    )
    expect((await direct(address).insert(newLead())).status).toBe(201)
    expect((await direct(address).insert(newLead())).status).toBe(429)
    await on.sql(`update app_private.rate_buckets set full_at = now() - interval '1 second'`)
    await on.client(keys.secret).rpc('run_retention')
    expect(await on.sql('select 1 from app_private.rate_buckets')).toEqual([])
  })

  test('one IPv6 network is one visitor, whatever address it picks, and so is an address within IPv6', async () => {
    const network = newAddress().replace(/::.*$/, '')
    const replies = []
    for (let host = 1; host <= 21; host += 1)
      replies.push((await direct(`${network}::${host.toString(16)}`).insert(newLead())).status)
    expect(replies).toEqual([...Array(20).fill(201), 429])
    const networks = await on.sql(`select app_private.network_of(ip) as network
      from unnest(array['2001:db8:1:2:3::4', '::ffff:192.0.2.7', '192.0.2.7', ' made up ', '', null]) as ip`)
    expect(networks.map(({ network }) => network)).toEqual([
      '2001:db8:1:2::',
      '192.0.2.7',
      '192.0.2.7',
      'made up',
      '',
      '',
    ])
  })

  test('an address is written to five times in a row at most, whoever types it', async () => {
    const { email } = newLead()
    const replies = []
    for (let count = 0; count < 6; count += 1)
      replies.push((await direct().insert(newLead({ email, company: `Firm ${count}` }))).status)
    expect(replies).toEqual([201, 201, 201, 201, 201, 429])
    expect(
      (
        await on
          .client(keys.secret)
          .from('leads')
          .insert(newLead({ email, company: 'By hand' }))
      ).status,
    ).toBe(201)
  })

  test('no address is stored', async () => {
    await direct('203.0.113.77').insert(newLead())
    const rows = await on.sql('select key from app_private.rate_buckets')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.key).toMatch(/^(leads|lead_emails|all_forms):[0-9a-f]{64}$/)
  })

  test('the database refuses what the form refuses, and takes the longest that it takes', async () => {
    const wrong = [
      { name: ' ' },
      { company: '' },
      { email: 'a b@c.d' },
      { email: 'a@b' },
      { email: '@b.cd' },
      { email: 'a@b@c.d' },
      { name: 'n'.repeat(leadRules.name.max + 1) },
      { email: `${'a'.repeat(leadRules.email.max - 4)}@b.cd` },
      { company: 'c'.repeat(leadRules.company.max + 1) },
      { phone: '1'.repeat(leadRules.phone.max + 1) },
    ]
    for (const changes of wrong) {
      const lead = newLead(changes)
      expect(Object.keys(leadProblems(lead))).toEqual(Object.keys(changes))
      expect(await direct().insert(lead)).toMatchObject({ status: 400, error: { code: '23514' } })
    }
    const longest = {
      name: 'n'.repeat(leadRules.name.max),
      email: `${'a'.repeat(leadRules.email.max - 5)}@b.cd`,
      company: 'c'.repeat(leadRules.company.max),
      phone: '1'.repeat(leadRules.phone.max),
    }
    expect(leadProblems(longest)).toEqual({})
    expect((await direct().insert(longest)).status).toBe(201)
  })

  test('the database knows every language of the site and no other', async () => {
    for (const { id } of locales) {
      const { status } = await on
        .client(keys.secret)
        .from('leads')
        .insert({ ...newLead(), locale: id })
      expect(status).toBe(201)
    }
    const other = await on
      .client(keys.secret)
      .from('leads')
      .insert({ ...newLead(), locale: 'en-GB' })
    expect(other.error?.code).toBe('23514')
  })
})
