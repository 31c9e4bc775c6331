/** A public dataset, and origins that may only read. Local lake only: on hosted projects, both are project settings. */
import { beforeAll, expect, test } from 'vitest'
import { testLake, until } from './lake-target.ts'

const reader = { origin: 'http://localhost:4000' }
const queryLimits = { offloadAfter: 40, timeout: 10_000 }
const lake = testLake({ isPublic: true, readOrigins: [reader.origin], queryLimits })
let base: string

beforeAll(async () => {
  base = `http://127.0.0.1:${lake.options.port}`
  const work = lake.editor.transaction()
  for (const _id of ['one', 'two', 'drafts.one', 'private.three']) work.create({ _id, _type: 'thing' })
  await work.commit()
})

test.each(['raw', 'published', 'drafts'] as const)(
  'without a token, the perspective %s contains published documents without a dot in their id',
  async (perspective) => {
    const anonymous = lake.anonymous.withConfig({ perspective })
    expect(await anonymous.fetch('*[_type == "thing"]._id')).toEqual(['one', 'two'])
  },
)

test('reading documents by id follows the same rule, and nothing can be written or exported', async () => {
  expect(await lake.anonymous.getDocument('one')).toMatchObject({ _id: 'one' })
  expect(await lake.anonymous.getDocument('drafts.one')).toBeUndefined()
  expect(await lake.anonymous.getDocument('private.three')).toBeUndefined()
  await expect(lake.anonymous.create({ _type: 'thing' })).rejects.toMatchObject({ statusCode: 403 })
  expect((await fetch(`${base}/v1/data/export/production`)).status).toBe(401)
})

test('a slow query returns no more than that', async () => {
  const work = lake.editor.transaction()
  for (let n = 0; n < 60; n += 1) work.create({ _id: `n${n}`, _type: 'number', n })
  await work.commit()
  const slow = 'count(*[n >= 0 && count(*[n >= 0 && count(*[n >= 0]) > 0]) > 0])'
  const query = `{"slow": ${slow}, "things": *[_type == "thing"]._id}`
  expect(await lake.anonymous.fetch(query)).toEqual({ slow: 60, things: ['one', 'two'] })
})

test('a listener without a token gets public documents only', async () => {
  const heard: string[] = []
  const subscription = lake.anonymous
    .listen('*[_type == "thing"]', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) => heard.push(event.type === 'mutation' ? event.documentId : event.type))
  await until(() => (heard.includes('welcome') ? true : undefined))
  await lake.editor.patch('drafts.one').set({ n: 1 }).commit()
  await lake.editor.patch('two').set({ n: 1 }).commit()
  await until(() => (heard.includes('two') ? true : undefined))
  subscription.unsubscribe()
  expect(heard).toEqual(['welcome', 'two'])
})

test('a read-only origin can read but not edit', async () => {
  const query = `${base}/v1/data/query/production?query=${encodeURIComponent('*[_type == "thing"]._id')}`
  const read = await fetch(query, { headers: reader })
  expect(read.headers.get('access-control-allow-origin')).toBe(reader.origin)
  expect(await read.json()).toMatchObject({ result: ['one', 'two'] })
  const body = JSON.stringify({ mutations: [{ create: { _type: 'thing' } }] })
  const init = { method: 'POST', headers: reader, body }
  expect((await fetch(`${base}/v1/data/mutate/production`, init)).status).toBe(403)
  const other = await fetch(query, { headers: { origin: 'http://elsewhere.example' } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})
