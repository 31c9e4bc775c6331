import { describe, expect, test } from 'vitest'
import { callAsEditor, callAsSite } from '../support/backend/backend-calls.ts'
import { drivers, testBackend } from '../support/backend/backend-drivers.ts'
import { keys } from '../support/backend/backend-options.ts'
import { studioLake, studioOrigin } from '../support/backend/studio-session.ts'

describe.each(drivers)('Visits to redirects on $name', ({ open }) => {
  const on = testBackend(open, { studioOrigins: [studioOrigin], contentLake: studioLake })

  const record = (hits: object[], headers?: Record<string, string>) =>
    callAsSite(on, 'record-redirect-hits', { hits }, headers)
  const list = (headers?: Record<string, string>) => callAsEditor(on, 'editor-redirects', {}, headers)

  test('an editor sees how often visitors came, in a month and in a year, and when first and last', async () => {
    await record([{ path: '/old', count: 3 }])
    await on.sql(`update app_private.redirect_hits set day = day - 40`)
    const hits = [
      { path: '/old', count: 1 },
      { path: '/shop/*', count: 2 },
    ]
    expect((await record(hits)).status).toBe(200)
    expect((await record(hits)).status).toBe(200)
    const [now] = await on.sql(
      `select today::text, (today - 40)::text as earlier from (select (now() at time zone 'utc')::date as today) as now`,
    )
    expect(await list()).toEqual({
      status: 200,
      body: [
        { path: '/old', month: 2, year: 5, first: now?.earlier, last: now?.today },
        { path: '/shop/*', month: 4, year: 4, first: now?.today, last: now?.today },
      ],
    })
  })

  test('nothing is kept beyond a year', async () => {
    await record([{ path: '/ancient', count: 1 }])
    await on.sql(`update app_private.redirect_hits set day = day - 366 where path = '/ancient'`)
    await record([{ path: '/old', count: 1 }])
    expect(await on.sql(`select 1 from app_private.redirect_hits where path = '/ancient'`)).toEqual([])
  })

  test.each([
    ['a visitor with the publishable key', { apikey: keys.publishable }, 403],
    ['a wrong site secret', { apikey: keys.publishable, 'x-site-secret': 'wrong' }, 403],
    ['nobody', {}, 401],
  ])('%s cannot add any', async (_who, headers, status) => {
    expect((await record([{ path: '/spam', count: 1 }], headers)).status).toBe(status)
    expect(await on.sql(`select 1 from app_private.redirect_hits where path = '/spam'`)).toEqual([])
  })

  test.each([
    { path: 'old', count: 1 },
    { path: '/old', count: 0 },
    { path: `/${'x'.repeat(500)}`, count: 1 },
  ])('the database gets nothing of %j', async (hit) => {
    expect((await record([hit])).status).toBe(422)
  })
})
