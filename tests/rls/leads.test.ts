import { emailCases } from '@tidewright/contracts/forms/email-cases.ts'
import { cleanPhone, leadProblems, leadRules } from '@tidewright/contracts/forms/lead-rules.ts'
import { normalizeEmail } from '@tidewright/contracts/forms/normalize-email.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { describe, expect, test } from 'vitest'
import { drivers, newClientIp, newLead, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'

const waitingForLock = `select from pg_locks
  where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`

describe.each(drivers)('Leads on $name', ({ name: databaseName, open }) => {
  const on = testBackend(open)

  const direct = (clientIp = newClientIp()) => on.client(keys.publishable, clientIp).from('leads')
  const stored = async (email: string) =>
    (await on.client(keys.secret).from('leads').select('*').ilike('email', email)).data ?? []

  test('an anonymous insert stores a trimmed lead and queues its emails in the same transaction', async () => {
    const before = (await on.client(keys.secret).rpc('mail_counts')).data.pending ?? 0
    const lead = newLead()
    expect((await direct().insert({ ...lead, name: `  ${lead.name}\n`, phone: '  ' })).status).toBe(201)
    expect(await stored(lead.email)).toMatchObject([{ ...lead, locale: null }])
    expect((await on.client(keys.secret).rpc('mail_counts')).data.pending).toBe(before + 2)
  })

  test('an email is stored as the forms normalize it', async () => {
    const invisible = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code))
      .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character))
      .join('')
    for (const entered of [...emailCases.map(([email]) => email), `a${invisible}@firm.example`]) {
      const [row] = await on.sql(`select app_private.normalize_email('${entered}') as email`)
      expect(row).toEqual({ email: normalizeEmail(entered) })
    }
    const lead = newLead()
    await direct().insert({ ...lead, email: `\u202a${lead.email.replace('@', '\u200b@')}` })
    expect(await stored(lead.email)).toMatchObject([lead])
  })

  test('the same email and company within a day is a duplicate, ignoring case and spaces', async () => {
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

  test('the window of a duplicate slides: 24 hours after the last one, the same lead is new', async () => {
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

  test('twenty concurrent copies store one lead and queue its two emails once', async () => {
    const lead = newLead()
    const before = (await on.client(keys.secret).rpc('mail_counts')).data.pending ?? 0
    const responses = await Promise.all(Array.from({ length: 20 }, () => direct().insert(lead)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
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
      // PGlite has one connection; there, the second transaction has not started yet.
      if (databaseName === 'PostgreSQL') await expect.poll(() => on.sql(waitingForLock)).toHaveLength(1)
    } finally {
      mayCommit.resolve()
    }
    await first
    await second
    expect(await stored(email)).toHaveLength(1)
  })

  test('copies within one request are duplicates too, and the request stores nothing', async () => {
    const lead = newLead()
    expect((await direct().insert([lead, lead])).status).toBe(409)
    expect(await stored(lead.email)).toHaveLength(0)
  })

  test('requests that store nothing can’t reveal whether somebody has sent leads or subscribed', async () => {
    const lead = newLead()
    for (let count = 0; count < 5; count += 1)
      await direct().insert({ ...lead, company: `${lead.company} ${count}` })
    await on.sql(
      `insert into public.newsletter_subscribers (email, confirmed_at) values ('${lead.email}', now())`,
    )
    const answerTo = async (table: string, probe: object) => {
      const visitor = on.client(keys.publishable, newClientIp())
      const { status, error } = await visitor.from(table).insert([probe, { ...probe, email: 'not an email' }])
      return { status, code: error?.code, message: error?.message }
    }
    const { email } = newLead()
    for (const [table, known, unknown] of [
      ['leads', { ...lead, company: `${lead.company} 0` }, newLead()],
      ['leads', lead, newLead()],
      ['newsletter_subscribers', { email: lead.email }, { email }],
    ] as const) {
      const answer = await answerTo(table, known)
      expect(answer.status, table).toBe(400)
      expect(await answerTo(table, unknown), table).toEqual(answer)
    }
  })

  test('what a bot sent in somebody’s name doesn’t keep out their own request', async () => {
    const lead = newLead()
    const send = (suspected: boolean) =>
      on
        .client(keys.secret)
        .rpc('submit_lead', { ...lead, locale: null, client_ip: newClientIp(), suspected })
    const codes = []
    for (const suspected of [true, true, false, false, true]) codes.push((await send(suspected)).data.code)
    expect(codes).toEqual(['unprocessed', 'duplicate', 'accepted', 'duplicate', 'duplicate'])
  })

  test('an IP address can send twenty leads in a row, concurrently or not, and does not affect others', async () => {
    const clientIp = newClientIp()
    const responses = await Promise.all(Array.from({ length: 30 }, () => direct(clientIp).insert(newLead())))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
    const rejected = responses.filter(({ status }) => status !== 201)
    expect(rejected).toHaveLength(10)
    for (const response of rejected)
      expect(response).toMatchObject({
        status: 429,
        error: {
          code: 'PT429',
          message: 'Too many requests',
          hint: expect.stringMatching(/^Try again in 1\d\d seconds/),
        },
      })
    expect((await direct().insert(newLead())).status).toBe(201)
  })

  test('the limit refills by one every three minutes, and a full one is deleted', async () => {
    const clientIp = newClientIp()
    const leadBuckets = `where key like 'leads:%'`
    await Promise.all(Array.from({ length: 20 }, () => direct(clientIp).insert(newLead())))
    expect((await direct(clientIp).insert(newLead())).status).toBe(429)
    await on.sql(
      `update app_private.rate_buckets set full_at = full_at - interval '3 minutes' ${leadBuckets}`,
    )
    expect((await direct(clientIp).insert(newLead())).status).toBe(201)
    expect((await direct(clientIp).insert(newLead())).status).toBe(429)
    await on.sql(`update app_private.rate_buckets set full_at = now() - interval '1 second'`)
    await on.client(keys.secret).rpc('run_retention')
    expect(await on.sql('select 1 from app_private.rate_buckets')).toEqual([])
  })

  test('counts an IPv6 /64 as one visitor, and an IPv4 address within IPv6 as IPv4', async () => {
    const network = newClientIp().replace(/::.*$/, '')
    const responses = []
    for (let host = 1; host <= 21; host += 1)
      responses.push((await direct(`${network}::${host.toString(16)}`).insert(newLead())).status)
    expect(responses).toEqual([...Array(20).fill(201), 429])
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

  test('an email address gets at most five emails in a row, whoever enters it', async () => {
    const { email } = newLead()
    const responses = []
    for (let count = 0; count < 6; count += 1)
      responses.push((await direct().insert(newLead({ email, company: `Firm ${count}` }))).status)
    expect(responses).toEqual([201, 201, 201, 201, 201, 429])
    expect(
      (
        await on
          .client(keys.secret)
          .from('leads')
          .insert(newLead({ email, company: 'By hand' }))
      ).status,
    ).toBe(201)
  })

  test('no IP address is stored', async () => {
    await direct('203.0.113.77').insert(newLead())
    const rows = await on.sql('select key from app_private.rate_buckets')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row.key).toMatch(/^(leads|lead_emails|wide_networks|all_forms):[0-9a-f]{64}$/)
  })

  test('the database rejects what the form rejects, and accepts the same maximum lengths', async () => {
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

  test('whatever is written as a phone number is stored as the form cleans it', async () => {
    for (const phone of [
      ' +32 2 000 24 00\text. 5\n',
      '\u200b0470\u00a012 34',
      '\u200b',
      '12345 '.repeat(40),
    ]) {
      const lead = newLead({ phone })
      expect((await direct().insert(lead)).status).toBe(201)
      const { data } = await on
        .client(keys.secret)
        .from('leads')
        .select('phone')
        .eq('email', lead.email)
        .single()
      expect(data?.phone).toBe(cleanPhone(phone))
    }
  })

  test('a lead that differs only in invisible characters is a duplicate', async () => {
    const lead = newLead({ company: 'Mill and Sons' })
    expect((await direct().insert(lead)).status).toBe(201)
    for (const company of [
      'Mill\u00a0and Sons',
      'Mill\u200b and Sons',
      ' Mill  and\u3000Sons',
      'mill and so\u00adns',
    ])
      expect((await direct().insert({ ...lead, company })).status, JSON.stringify(company)).toBe(409)
  })

  test('the database accepts exactly the site’s languages', async () => {
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
