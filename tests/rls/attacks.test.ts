import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  drivers,
  newClientIp,
  newLead,
  type TestBackend,
  testBackend,
} from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import { type AttackReply, generateAttacks } from './attacks.ts'

const names = z.array(z.object({ name: z.string() }))

describe.each(drivers)('Attacks with the anonymous key on $name', ({ name, open }) => {
  const on = testBackend(open)
  beforeAll(async () => {
    const secret = on.client(keys.secret)
    await secret.from('leads').insert(newLead())
    await secret.from('newsletter_subscribers').insert({ email: newLead().email })
    await secret.from('unsubscribes').insert({ email_hash: 'x', source: 'test' })
    await secret.rpc('set_access_code', { week: 1, playbook_type: 'recruitment', code_hash: 'a'.repeat(64) })
    const rows = {
      downloadable_resources: {
        title: 'Guide',
        description: 'Chapters',
        resource_type: 'guide',
        is_active: true,
      },
      industry_guides: { industry_name: 'Health', processes_description: 'Appointments', is_active: true },
      webinars: { title: 'Tools', description: 'Contracts', duration: '30 minutes', is_available: true },
    }
    for (const [table, row] of Object.entries(rows)) {
      const hidden = 'is_active' in row ? { ...row, is_active: false } : { ...row, is_available: false }
      await secret.from(table).insert([row, hidden]).throwOnError()
    }
  })

  test('no attack on any table, view, column or function of the catalogue succeeds or changes anything', async () => {
    const attacks = await generateAttacks(on)
    const anon = on.client(keys.publishable, newClientIp())
    const before = await fingerprint(on)
    const succeeded: string[] = []
    for (const attack of attacks) {
      if (gained(await attack.send(anon), attack.reads)) succeeded.push(attack.title)
    }
    console.info(`${name}: ${attacks.length} attacks with the anonymous key, ${succeeded.length} succeeded`)
    expect(succeeded).toEqual([])
    expect(attacks.length).toBeGreaterThan(500)
    expect(await fingerprint(on)).toEqual(before)
  })

  test('the same attacks detect an opened table and an opened column', async () => {
    await on.sql('grant select (id) on public.leads to anon')
    await on.sql('grant update (download_count) on public.downloadable_resources to anon')
    await on.sql('create policy planted_read on public.leads for select to anon using (true)')
    await on.sql('create policy planted on public.downloadable_resources for update to anon using (true)')
    try {
      const anon = on.client(keys.publishable, newClientIp())
      const succeeded: string[] = []
      for (const attack of await generateAttacks(on)) {
        if (!/public\.(leads|downloadable_resources)/.test(attack.title)) continue
        if (gained(await attack.send(anon), attack.reads)) succeeded.push(attack.title)
      }
      expect(succeeded).toContain('read public.leads.id')
      expect(succeeded).toContain('update to 1 public.downloadable_resources.download_count')
      expect(succeeded).not.toContain('read public.leads.email')
    } finally {
      await on.sql('drop policy planted on public.downloadable_resources')
      await on.sql('drop policy planted_read on public.leads')
      await on.sql('revoke update (download_count) on public.downloadable_resources from anon')
      await on.sql('revoke select (id) on public.leads from anon')
    }
  })

  test('what visitors may do works, so that the rejections mean something', async () => {
    const anon = on.client(keys.publishable, newClientIp())
    expect(await anon.from('leads').insert({ ...newLead(), locale: 'fr' })).toMatchObject({ status: 201 })
    const { email } = newLead()
    expect(await anon.from('newsletter_subscribers').insert({ email })).toMatchObject({ status: 201 })
    for (const table of ['downloadable_resources', 'industry_guides', 'webinars'])
      expect((await anon.from(table).select()).data).toHaveLength(1)
  })
})

/** Whether an attack returned rows, or was accepted where it should fail. */
function gained({ status, data, count }: AttackReply, reads: boolean): boolean {
  if (status >= 400) return false
  return reads ? Array.isArray(data) && data.length > 0 : status < 300 && count !== 0
}

/** The content of every table except the rate limits, which count the attacks. */
async function fingerprint(on: TestBackend): Promise<unknown[]> {
  const tables = names.parse(
    await on.sql(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'app_private') and tablename <> 'rate_buckets' order by 1`),
  )
  const query = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
  )
  return on.sql(query.join(' union all '))
}
