import { describe, expect, test } from 'vitest'
import { callAsEditor, callAsSite } from '../support/backend/backend-calls.ts'
import { drivers, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import { studioLake, studioOrigin } from '../support/backend/studio-session.ts'

describe.each(drivers)('Searches without results on $name', ({ open }) => {
  const on = testBackend(open, { studioOrigins: [studioOrigin], contentLake: studioLake })

  const record = (query: string, headers?: Record<string, string>) =>
    callAsSite(on, 'record-search-miss', { locale: 'fr', query }, headers)
  const list = (headers?: Record<string, string>) =>
    callAsEditor(on, 'editor-searches', { locale: 'fr' }, headers)

  test('an editor sees what was searched in vain, how often and when last, and the access is recorded', async () => {
    for (const query of ['robot', 'devis', 'devis']) expect((await record(query)).status).toBe(200)
    await on.sql(`update app_private.search_misses set day = day - 3 where query = 'robot'`)
    await record('robot')
    await record('robot')
    const [now] = await on.sql(`select (now() at time zone 'utc')::date::text as today`)
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toEqual([
      { query: 'robot', count: 3, last: now?.today },
      { query: 'devis', count: 2, last: now?.today },
    ])
    const [access] = await on.sql(
      `select editor, details from app_private.editor_access where action = 'search-misses' order by id desc limit 1`,
    )
    expect(access).toEqual({ editor: 'user-editor', details: { locale: 'fr', rows: 2 } })
  })

  test('nothing is kept beyond 90 days, or beyond the limit of a day', async () => {
    await record('ancien')
    await on.sql(`update app_private.search_misses set day = day - 91 where query = 'ancien'`)
    await on.client(keys.secret).rpc('run_retention')
    expect(await on.sql(`select 1 from app_private.search_misses where query = 'ancien'`)).toEqual([])
    await on.sql(`update app_private.settings set value = '4' where name = 'search_misses_per_day'`)
    for (const query of ['un', 'deux', 'trois', 'quatre', 'cinq']) await record(query)
    const [rows] = await on.sql(
      `select count(*)::int as kept from app_private.search_misses where day > now() - interval '2 days'`,
    )
    expect(rows?.kept).toBe(4)
  })

  test.each([
    ['a visitor with the publishable key', { apikey: keys.publishable }, 403],
    ['a wrong site secret', { apikey: keys.publishable, 'x-site-secret': 'wrong' }, 403],
    ['nobody', {}, 401],
  ])('%s cannot add one', async (_who, headers, status) => {
    expect((await record('spam', headers)).status).toBe(status)
    expect(await on.sql(`select 1 from app_private.search_misses where query = 'spam'`)).toEqual([])
  })

  test.each(['ada@ferrer.example', '+44 20 7946 0123', 'UPPER', ' x', 'x'])(
    'the database gets nothing of %j',
    async (query) => {
      expect((await record(query)).status).toBe(422)
    },
  )
})
