/** Documents and mutations sent by @sanity/client. */
import { describe, expect, test } from 'vitest'
import { outcome, testTarget } from './lake-target.ts'

const { target, idOf } = testTarget()
const statusOf = async (work: Promise<unknown>) => (await outcome(work)).statusCode

describe('documents', () => {
  test('a created document has a revision and dates, and can be read', async () => {
    const created = await target.editor.create({ _id: idOf('one'), _type: 'contract', title: 'One' })
    expect(created).toMatchObject({ _id: idOf('one'), title: 'One', _createdAt: expect.any(String) })
    expect(await target.editor.getDocument(idOf('one'))).toEqual(created)
    expect(await target.editor.getDocument(idOf('none'))).toBeUndefined()
  })

  test('creating an existing document conflicts; createIfNotExists keeps it; createOrReplace replaces it', async () => {
    const _id = idOf('same')
    await target.editor.create({ _id, _type: 'contract', title: 'First' })
    expect(await statusOf(target.editor.create({ _id, _type: 'contract' }))).toBe(409)
    await target.editor.createIfNotExists({ _id, _type: 'contract', title: 'Second' })
    expect(await target.editor.getDocument(_id)).toMatchObject({ title: 'First' })
    await target.editor.createOrReplace({ _id, _type: 'contract', other: true })
    const replaced = await target.editor.getDocument(_id)
    expect(replaced).toMatchObject({ other: true })
    expect(replaced).not.toHaveProperty('title')
  })

  test('completes an id that ends with a dot', async () => {
    const created = await target.editor.create({ _id: 'drafts.', _type: 'contract' })
    expect(created._id).toMatch(/^drafts\..{10,}/)
    await target.editor.delete(created._id)
  })

  test('a transaction applies as a whole or not at all', async () => {
    const work = target.editor
      .transaction()
      .create({ _id: idOf('half'), _type: 'contract' })
      .patch(idOf('missing'), { set: { a: 1 } })
    expect(await statusOf(work.commit())).toBe(409)
    expect(await target.editor.getDocument(idOf('half'))).toBeUndefined()
  })

  test('a dry run responds and changes nothing', async () => {
    await target.editor.create({ _id: idOf('dry'), _type: 'contract' }, { dryRun: true })
    expect(await target.editor.getDocument(idOf('dry'))).toBeUndefined()
  })

  test('the response to a mutation lists what was done', async () => {
    const work = target.editor.transaction().createIfNotExists({ _id: idOf('named'), _type: 'contract' })
    const done = await work.commit({ transactionId: idOf('tx') })
    expect(done).toMatchObject({
      transactionId: idOf('tx'),
      results: [{ id: idOf('named'), operation: 'create' }],
    })
    expect(await target.editor.getDocument(idOf('named'))).toMatchObject({ _rev: idOf('tx') })
  })
})

describe('patches', () => {
  const start = {
    title: 'Hello world',
    count: 3,
    tags: ['a', 'b'],
    items: [{ _key: 'k1', text: 'x' }],
    nothing: null,
  }
  const patched = async (name: string, change: Parameters<typeof target.editor.patch>[1]) => {
    await target.editor.createOrReplace({ _id: idOf(name), _type: 'contract', ...start })
    return target.editor.patch(idOf(name), change).commit()
  }

  test.each([
    ['set', { set: { title: 'New', 'deep.er': 1 } }, { title: 'New', deep: { er: 1 } }],
    ['set-by-key', { set: { 'items[_key=="k1"].text': 'y' } }, { items: [{ _key: 'k1', text: 'y' }] }],
    ['set-if-missing', { setIfMissing: { title: 'No', extra: [] } }, { title: 'Hello world', extra: [] }],
    [
      'set-if-null',
      { setIfMissing: { nothing: [] }, insert: { after: 'nothing[-1]', items: ['x'] } },
      { nothing: ['x'] },
    ],
    ['set-inside-a-text', { set: { 'title.main': 'New' } }, { title: { main: 'New' } }],
    ['unset', { unset: ['title', 'items[_key=="k1"]'] }, { count: 3, items: [] }],
    ['inc', { inc: { count: 2 } }, { count: 5 }],
    ['dec', { dec: { count: 2 } }, { count: 1 }],
    ['insert-before', { insert: { before: 'tags[0]', items: ['z'] } }, { tags: ['z', 'a', 'b'] }],
    ['insert-after', { insert: { after: 'tags[-1]', items: ['c'] } }, { tags: ['a', 'b', 'c'] }],
    ['insert-replace', { insert: { replace: 'tags[0]', items: ['x', 'y'] } }, { tags: ['x', 'y', 'b'] }],
    [
      'dmp',
      { diffMatchPatch: { title: '@@ -3,9 +3,10 @@\n llo \n+W\n world\n' } },
      { title: expect.stringContaining('W') },
    ],
  ])('%s', async (name, change, wanted) => {
    expect(await patched(name, change)).toMatchObject(wanted)
  })

  test.each([
    ['a field that is missing', { inc: { missing: 1 } }],
    ['a text', { dec: { title: 1 } }],
    ['an attribute of a text', { inc: { 'title.length': 1 } }],
  ])('rejects incrementing %s', async (_name, change) => {
    const error = patched('counted', change).catch((reason) => reason)
    expect(await error).toMatchObject({ statusCode: 409, message: expect.stringMatching(/not a number/) })
    expect(await target.editor.getDocument(idOf('counted'))).toMatchObject(start)
  })

  test.each([
    ['an item', { setIfMissing: { 'extra[-1]': 'x' } }],
    ['an item’s field', { set: { 'extra[_key=="k"].text': 'x' } }],
    ['an item of an item', { set: { 'items[_key=="k1"].parts[0]': 'x' } }],
  ])('setting %s of a missing array changes nothing', async (_name, change) => {
    const { _rev, _createdAt, _updatedAt, ...content } = await patched('no-array', change)
    expect(content).toEqual({ _id: idOf('no-array'), _type: 'contract', ...start })
  })

  test.each([
    ['an unknown operation', { set: { title: 'New' }, append: { tags: ['c'] } }],
    ['an increment by a text', { inc: { count: '2' } }],
  ])('rejects %s', async (_name, patch) => {
    await target.editor.createOrReplace({ _id: idOf('rejected'), _type: 'contract', ...start })
    const url = target.editor.getDataUrl('mutate')
    const body = { mutations: [{ patch: { id: idOf('rejected'), ...patch } }] }
    expect(await statusOf(target.editor.request({ method: 'POST', url, body }))).toBe(400)
    expect(await target.editor.getDocument(idOf('rejected'))).toMatchObject(start)
  })

  test('a patch can increment what it sets', async () => {
    const change = { setIfMissing: { visits: 0, log: [] }, set: { 'log[0]': 'x' }, inc: { visits: 1 } }
    expect(await patched('visits', change)).toMatchObject({ visits: 1, log: ['x'] })
  })

  test('ifRevisionID requires the expected revision', async () => {
    const created = await target.editor.createOrReplace({ _id: idOf('rev'), _type: 'contract', n: 1 })
    const change = () => target.editor.patch(idOf('rev')).set({ n: 2 }).ifRevisionId(created._rev).commit()
    expect((await change())._rev).not.toBe(created._rev)
    expect(await statusOf(change())).toBe(409)
  })

  test('of two editors who publish at once, one wins and the other is told', async () => {
    const [publishedId, draftId] = [idOf('both'), `drafts.${idOf('both')}`]
    const published = await target.editor.create({ _id: publishedId, _type: 'contract', n: 1 })
    await target.editor.create({ _id: draftId, _type: 'contract', n: 2 })
    // What the Studio sends.
    const action = {
      actionType: 'sanity.action.document.publish' as const,
      publishedId,
      draftId,
      ifPublishedRevisionId: published._rev,
    }
    const statuses = await Promise.all([action, action].map((each) => statusOf(target.editor.action(each))))
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await target.editor.getDocument(publishedId)).toMatchObject({ n: 2 })
  })

  test('_id and _type can’t be changed', async () => {
    await target.editor.createOrReplace({ _id: idOf('fixed'), _type: 'contract' })
    expect(
      await statusOf(target.editor.patch(idOf('fixed')).set({ _type: 'other' }).commit()),
    ).toBeGreaterThanOrEqual(400)
  })

  test('a query selects documents to patch and delete', async () => {
    for (const n of [1, 2]) await target.editor.create({ _id: idOf(`sel${n}`), _type: 'contractSelected', n })
    const query = '*[_type == "contractSelected" && string::startsWith(_id, $mine)]'
    const params = { mine: target.prefix }
    await target.editor.patch({ query, params }).inc({ n: 10 }).commit({ returnDocuments: false })
    expect(await target.editor.fetch(`${query} | order(n) .n`, params)).toEqual([11, 12])
    await target.editor.delete({ query, params })
    expect(await target.editor.fetch(`count(${query})`, params)).toBe(0)
  })

  test('adds keys to array items on request', async () => {
    const parts = [{ text: 'x' }]
    const created = await target.editor.create(
      { _id: idOf('keys'), _type: 'contract', parts },
      { autoGenerateArrayKeys: true },
    )
    expect(created.parts).toEqual([{ _key: expect.any(String), text: 'x' }])
  })
})
