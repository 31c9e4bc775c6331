/** Roles and malformed requests. Local lake only. */
import { request } from 'node:http'
import type { ListenEvent } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { testLake, until } from './lake-target.ts'

const lake = testLake()
let base: string
const studio = { origin: 'http://localhost:3333' }

beforeAll(async () => {
  base = `http://127.0.0.1:${lake.options.port}`
  await lake.editor.create({ _id: 'known', _type: 'thing' })
  await lake.editor.create({ _id: 'drafts.known', _type: 'thing' })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body, headers })
const everything = '/v2021-06-07/data/query/production?query=*[_type=="thing"]._id'

/** Changes a document, and returns once a listener with access has been notified. */
async function change(n: number) {
  const events: ListenEvent<Record<string, unknown>>[] = []
  const subscription = lake.editor
    .listen('*[_id == "known"]', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) => events.push(event))
  await until(() => events.find(({ type }) => type === 'welcome'))
  await lake.editor.patch('known').set({ n }).commit()
  await until(() => events.find(({ type }) => type === 'mutation'))
  subscription.unsubscribe()
}

const creation = JSON.stringify({ mutations: [{ create: { _type: 'thing' } }] })

describe('identities', () => {
  test('a viewer reads drafts and can’t write', async () => {
    expect(await lake.viewer.fetch('*[_type == "thing"]._id')).toEqual(['drafts.known', 'known'])
    const rejected = { statusCode: 403, message: expect.stringMatching(/Insufficient permissions/) }
    await expect(lake.viewer.create({ _type: 'thing' })).rejects.toMatchObject(rejected)
    const discard = { actionType: 'sanity.action.document.discard', draftId: 'drafts.known' } as const
    await expect(lake.viewer.action(discard)).rejects.toMatchObject(rejected)
    await expect(lake.viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject(rejected)
  })

  test('rejects a wrong token everywhere', async () => {
    await expect(lake.stranger.fetch('*')).rejects.toMatchObject({ statusCode: 401 })
    await expect(lake.stranger.create({ _type: 'thing' })).rejects.toMatchObject({ statusCode: 401 })
  })

  test('without a token, a page of the Studio is the local editor', async () => {
    expect(await (await get(everything, studio)).json()).toMatchObject({ result: ['drafts.known', 'known'] })
    expect(await (await get('/v1/users/me', studio)).json()).toMatchObject({ id: 'local-editor' })
    // The Studio pings first when it measures its write latency.
    expect((await get('/v1/data/ping/production', studio)).status).toBe(200)
  })

  test.each([
    ['no origin', {}],
    ['another page', { origin: 'http://evil.example' }],
    ['a page with an opaque origin', { origin: 'null' }],
  ])('without a token, %s sees and changes nothing', async (_name, headers) => {
    expect(await (await get(everything, headers)).json()).toMatchObject({ result: [] })
    const document = await (await get('/v1/data/doc/production/known', headers)).json()
    expect(document).toEqual({ documents: [], omitted: [{ id: 'known', reason: 'existence' }] })
    for (const path of ['data/export/production', 'data/history/production/transactions/known', 'users/me']) {
      expect((await get(`/v1/${path}`, headers)).status).toBe(401)
    }
    expect((await post('/v1/data/mutate/production', creation, headers)).status).toBe(403)
    expect((await post('/v1/data/actions/production', '{"actions":[]}', headers)).status).toBe(403)
    expect((await post('/v1/assets/files/production', 'x', headers)).status).toBe(403)
    expect(await lake.editor.fetch('count(*[_type == "thing"])')).toBe(2)
  })

  test('a listener without a token gets the welcome event only', async () => {
    const response = await get('/v1/data/listen/production?query=*')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toMatch(/^event: welcome/)
    let heard = ''
    const next = reader?.read().then(({ value }) => {
      heard = value ?? ''
    })
    // Two changes in a row: by the second, an event for the first would have arrived.
    for (const n of [1, 2]) await change(n)
    expect(heard).toBe('')
    await reader?.cancel()
    await next
  })
})

describe('browsers', () => {
  test('only pages of the Studio may read responses', async () => {
    const allowed = await get(everything, studio)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(studio.origin)
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    for (const origin of ['http://evil.example', 'null', 'http://localhost:33330']) {
      expect((await get(everything, { origin })).headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('redirects an event stream to its own host name, with a one-time token', async () => {
    const path = '/v1/data/listen/production?query=*'
    const moved = await fetch(base + path, { headers: studio, redirect: 'manual' })
    const location = new URL(moved.headers.get('location') ?? '')
    expect(moved.status).toBe(307)
    expect(location.hostname).toMatch(/^sse\d+\.localhost$/)
    const elsewhere = { origin: 'null' }
    const first = await get(location.pathname + location.search, elsewhere)
    expect(first.headers.get('access-control-allow-origin')).toBe('null')
    await first.body?.cancel()
    const second = await get(location.pathname + location.search, elsewhere)
    expect(second.headers.get('access-control-allow-origin')).toBeNull()
    await second.body?.cancel()
  })

  test('rejects another host name that resolves to this machine', async () => {
    const status = await new Promise((resolve, reject) => {
      const options = {
        port: lake.options.port,
        host: '127.0.0.1',
        path: everything,
        headers: { host: 'evil.example' },
      }
      request(options, (reply) => resolve(reply.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(421)
  })
})

describe('malformed requests', () => {
  const writer = { authorization: 'Bearer write-token' }
  const mutate = '/v1/data/mutate/production'

  test.each([
    ['invalid JSON', mutate, '{"mutations": [', 400],
    ['a body that is not an object', mutate, '[]', 400],
    ['no mutations', mutate, '{}', 400],
    ['an unknown mutation', mutate, '{"mutations":[{"explode":{}}]}', 400],
    [
      'a mutation with two operations',
      mutate,
      '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"b"}}]}',
      400,
    ],
    ['no _type', mutate, '{"mutations":[{"create":{"_id":"a"}}]}', 400],
    ['an invalid id', mutate, '{"mutations":[{"create":{"_id":"a/../b","_type":"a"}}]}', 400],
    ['an invalid path', mutate, '{"mutations":[{"patch":{"id":"known","set":{"a..":1}}}]}', 400],
    ['a path with an open bracket', mutate, '{"mutations":[{"patch":{"id":"known","set":{"a[":1}}}]}', 400],
    [
      '50,000 levels',
      mutate,
      `{"mutations":[{"create":{"_type":"a","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`,
      400,
    ],
    ['an unknown dataset', '/v1/data/mutate/other', '{"mutations":[]}', 404],
    [
      'an unknown action',
      '/v1/data/actions/production',
      '{"actions":[{"actionType":"sanity.action.variant.definition.create"}]}',
      501,
    ],
    ['an unknown path', '/v1/media-libraries/x', '{}', 501],
    ['a mutation that is too large', mutate, 'x'.repeat(4_000_001), 413],
    ['a body that is too large', '/v1/data/actions/production', 'x'.repeat(10 * 1024 * 1024 + 1), 413],
  ])('%s: an error with a clear message', async (_name, path, body, status) => {
    const response = await post(path, body, writer)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/\w/) })
  })

  test('unsupported features point to DIFFERENCES.md', async () => {
    const { message } = (await (await get('/v1/schedules/contract/production', writer)).json()) as {
      message: string
    }
    expect(message).toMatch(/^The local content lake does not .*\. See local\/DIFFERENCES\.md\.$/)
  })

  test.each(['..%2f..%2flake.sqlite', '%00', 'lake.sqlite', `${'a'.repeat(40)}-1x1.png`])(
    'returns 404 for the asset %s',
    async (name) => {
      expect((await get(`/images/contract/production/${name}`)).status).toBe(404)
    },
  )

  test('the lake still works after all of this', async () => {
    expect(await lake.editor.fetch('count(*[_type == "thing"])')).toBe(2)
  })
})

describe('documents that the site needs', () => {
  const home = { _id: 'page-home', _type: 'page', slug: { current: '/' } }
  const inStudio = (body: object, path = 'mutate') =>
    post(`/v2025-02-19/data/${path}/production`, JSON.stringify(body), {
      ...studio,
      'content-type': 'application/json',
    })
  const remove = { publishedId: home._id, includeDrafts: [] }
  beforeAll(() => lake.editor.createOrReplace(home))

  test.each([
    ['deleting', { mutations: [{ delete: { id: home._id } }] }],
    ['deleting by query', { mutations: [{ delete: { query: '*[_type == "page"]' } }] }],
    ['moving', { mutations: [{ patch: { id: home._id, set: { 'slug.current': 'start' } } }] }],
    ['replacing', { mutations: [{ createOrReplace: { ...home, slug: { current: 'start' } } }] }],
  ])('rejects %s the home page in the Studio', async (_how, body) => {
    const response = await inStudio(body)
    expect(response.status).toBe(403)
    expect(JSON.stringify(await response.json())).toMatch(/[Hh]ome page/)
    expect(await lake.editor.getDocument(home._id)).toMatchObject(home)
  })

  test('rejects its removal by an action, also together with a draft', async () => {
    await lake.editor.createOrReplace({ ...home, _id: 'drafts.page-home' })
    for (const actionType of ['delete', 'unpublish'])
      expect(
        (
          await inStudio(
            { actions: [{ actionType: `sanity.action.document.${actionType}`, ...remove }] },
            'actions',
          )
        ).status,
      ).toBe(403)
    const moved = { id: 'drafts.page-home', set: { 'slug.current': 'start' } }
    expect((await inStudio({ mutations: [{ patch: moved }] })).status).toBe(200)
    const publish = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-home',
      publishedId: home._id,
    }
    expect((await inStudio({ actions: [publish] }, 'actions')).status).toBe(403)
    expect((await inStudio({ mutations: [{ delete: { id: 'drafts.page-home' } }] })).status).toBe(200)
  })

  test('a program with the write token may replace it', async () => {
    await lake.editor.delete(home._id)
    expect(await lake.editor.getDocument(home._id)).toBeUndefined()
  })
})
