import { beforeAll, describe, expect, test } from 'vitest'
import { allDrivers, newClientIp, newLead, testBackend } from '../../support/backend/backend-drivers.ts'
import { keys } from '../../support/backend/backend-options.ts'

describe.each(allDrivers)('The REST API on $name', ({ open }) => {
  const on = testBackend(open)
  beforeAll(async () => {
    const rows = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, index) =>
      newLead({
        name,
        company: 'Trees',
        email: `${name}@trees.example`,
        phone: index % 2 ? `+44 ${index}` : null,
      }),
    )
    const { error } = await on.client(keys.secret).from('leads').insert(rows)
    expect(error).toBeNull()
  })

  const trees = () => on.client(keys.secret).from('leads').select('name').eq('company', 'Trees').order('name')
  const names = (data: { name: unknown }[] | null) => data?.map((row) => row.name)

  test('supports every filter operator that the site uses', async () => {
    expect(names((await trees().eq('name', 'Ash')).data)).toEqual(['Ash'])
    expect(names((await trees().like('name', '%s%')).data)).toEqual(['Ash'])
    expect(names((await trees().ilike('email', 'CEDAR@%')).data)).toEqual(['Cedar'])
    expect(names((await trees().is('phone', null)).data)).toEqual(['Ash', 'Cedar'])
    expect(names((await trees().not('phone', 'is', null)).data)).toEqual(['Birch', 'Dogwood'])
  })

  test('orders, paginates and counts', async () => {
    const page = await on
      .client(keys.secret)
      .from('leads')
      .select('name', { count: 'exact' })
      .eq('company', 'Trees')
      .order('phone', { ascending: false, nullsFirst: false })
      .order('name')
      .range(1, 2)
    expect(page).toMatchObject({ status: 206, count: 4, data: [{ name: 'Birch' }, { name: 'Ash' }] })
    const head = await on
      .client(keys.secret)
      .from('leads')
      .select('*', { count: 'exact', head: true })
      .eq('company', 'Trees')
    expect(head).toMatchObject({ status: 200, count: 4, data: null })
  })

  test('returns one row, null or an error for single and maybeSingle', async () => {
    expect((await trees().eq('name', 'Ash').single()).data).toEqual({ name: 'Ash' })
    expect((await trees().eq('name', 'Oak').maybeSingle()).data).toBeNull()
    expect(await trees().eq('name', 'Oak').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116' },
    })
    expect(await trees().single()).toMatchObject({
      error: { code: 'PGRST116', details: 'The result contains 4 rows' },
    })
  })

  test('inserts, upserts, updates and deletes with the secret key', async () => {
    const leads = () => on.client(keys.secret).from('leads')
    const { data: stored } = await leads()
      .insert(newLead({ name: 'Elm' }))
      .select('id,name')
      .single()
    expect(stored).toMatchObject({ name: 'Elm' })
    const changed = await leads().update({ phone: '1' }).eq('id', stored?.id).select('phone')
    expect(changed).toMatchObject({ status: 200, data: [{ phone: '1' }] })
    const again = await leads()
      .upsert({ id: stored?.id, ...newLead({ name: 'Wych elm' }) })
      .select('name')
    expect(again).toMatchObject({ status: 201, data: [{ name: 'Wych elm' }] })
    expect(await leads().delete({ count: 'exact' }).eq('id', stored?.id)).toMatchObject({
      status: 204,
      count: 1,
    })
    expect(await leads().delete().eq('id', stored?.id).select('id')).toMatchObject({ data: [] })
  })

  test('an upsert inserts what is new and updates what is known', async () => {
    const leads = () => on.client(keys.secret).from('leads')
    const known = { id: crypto.randomUUID(), ...newLead() }
    const unknown = { id: crypto.randomUUID(), ...newLead() }
    expect(await leads().upsert(known)).toMatchObject({ status: 201, error: null })
    expect(await leads().upsert([known, unknown]).select('id')).toMatchObject({
      status: 201,
      data: [{ id: known.id }, { id: unknown.id }],
    })
    expect(await leads().insert([]).select()).toMatchObject({ status: 201, data: [] })
  })

  test('rolls back a rejected change', async () => {
    const lead = newLead()
    const insert = await on
      .client(keys.secret)
      .from('leads')
      .insert([lead, newLead({ email: 'not an email' })])
    expect(insert).toMatchObject({ status: 400, error: { code: '23514' } })
    expect((await on.client(keys.secret).from('leads').select().eq('email', lead.email)).data).toEqual([])
  })

  test('returns the statuses and codes of hosted Supabase', async () => {
    const [anon, secret] = [on.client(keys.publishable, newClientIp()), on.client(keys.secret)]
    const lead = newLead()
    const refusals = [
      [await on.client('sb_publishable_wrong').from('leads').select(), 401, undefined],
      [await anon.from('leads').select(), 401, '42501'],
      [await anon.from('leads').insert({ ...lead, id: crypto.randomUUID() }), 401, '42501'],
      [await anon.from('leads').insert(lead).select(), 401, '42501'],
      [await anon.from('leads').insert({ ...lead, nickname: 'A' }), 400, 'PGRST204'],
      [await anon.from('leads').insert({ ...lead, name: null }), 400, '23502'],
      [await anon.from('nowhere').select(), 404, 'PGRST205'],
      [await anon.rpc('submit_lead', { name: 'A' }), 404, 'PGRST202'],
      [await anon.rpc('mail_counts'), 401, '42501'],
      [await secret.from('leads').select('nickname'), 400, '42703'],
      [await secret.from('leads').select().eq('id', 'no uuid'), 400, '22P02'],
      [await secret.from('leads').select().filter('name', 'around', 'A'), 400, 'PGRST100'],
      [await secret.from('leads').update({ name: 'A' }), 400, '21000'],
      [await secret.schema('app_private').from('mail_outbox').select(), 406, 'PGRST106'],
    ] as const
    for (const [response, status, code] of refusals) {
      expect({ status: response.status, code: response.error?.code }).toEqual({ status, code })
    }
  })

  test('returns 501 and points to DIFFERENCES.md for unsupported features', async () => {
    const secret = on.client(keys.secret)
    const responses = [
      await secret.from('leads').select('name, companies(name)'),
      await secret.from('leads').select('name, ...companies(name)'),
      await secret.from('leads').select('name').eq('companies.name', 'A'),
      await secret.from('leads').select('name, count()'),
      await secret.from('leads').select('payload->name'),
      await secret.from('leads').select('name::text'),
      await secret.from('leads').select('tree:name'),
      await secret.from('leads').select().gt('name', 'Ash'),
      await secret.from('leads').upsert(newLead(), { ignoreDuplicates: true }),
      await secret.from('leads').select().textSearch('name', 'Ash'),
      await secret.from('leads').select().in('name', ['Ash']),
      await secret.from('leads').select().or('name.eq.Ash,name.eq.Birch'),
      await secret.from('leads').select('*', { count: 'estimated' }),
      await secret.from('leads').select().csv(),
      await secret.from('leads').insert([newLead()], { defaultToNull: false }),
      await secret.rpc('run_retention', {}, { get: true }),
      await secret.rpc('mail_counts', {}, { count: 'exact' }),
      await secret.rpc('list_mail', { mail_status: 'dead' }).eq('kind', 'lead-notification'),
      await secret.rpc('list_mail', { mail_status: 'dead' }).select('kind'),
      await secret.rpc('list_mail', { mail_status: 'dead' }).single(),
    ]
    for (const { status, error } of responses) {
      expect(status).toBe(501)
      expect(error?.message).toContain('local/DIFFERENCES.md')
    }
  })

  test('treats hostile names and values as plain text', async () => {
    const secret = on.client(keys.secret)
    const hostile = `'; drop table public.leads; --"`
    expect(await secret.from(hostile).select()).toMatchObject({ status: 404 })
    expect(await secret.from('leads').select('name').eq('name', hostile)).toMatchObject({ data: [] })
    expect((await secret.from('leads').select().eq(`name" or "1"="1`, 'x')).status).toBe(400)
    expect((await secret.from('leads').insert({ [hostile]: 1 })).error?.code).toBe('PGRST204')
    expect((await secret.rpc('mail_counts', { [hostile]: 1 })).error?.code).toBe('PGRST202')
    expect(await trees()).toMatchObject({ status: 200 })
  })

  test('calls functions', async () => {
    const secret = on.client(keys.secret)
    expect((await secret.rpc('mail_counts')).data).toMatchObject({ pending: expect.any(Number) })
    expect(await secret.rpc('set_lead_webhook', { url: null, secret: null })).toMatchObject({
      status: 204,
      data: null,
    })
    const worker = crypto.randomUUID()
    const claimed = await secret.rpc('claim_mail', { worker, batch: 1 })
    expect(claimed.data).toMatchObject([{ kind: 'lead-notification', id: expect.any(Number) }])
    const failed = await secret.rpc('mail_failed', { worker, mail_id: claimed.data[0].id, error: 'a test' })
    expect(failed.data).toBe('pending')
  })

  test('rejects broken JSON', async () => {
    const headers = { apikey: keys.publishable, 'content-type': 'application/json' }
    const url = 'http://127.0.0.1/rest/v1/leads'
    const response = await on.backend.handler(new Request(url, { method: 'POST', headers, body: '{"name":' }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST102' })
  })
})
