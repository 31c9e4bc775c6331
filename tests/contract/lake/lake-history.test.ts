/** The history that the Studio shows. Local lake only: the hosted service's is short. */
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { testLake, transactionsOf } from './lake-target.ts'

const lake = testLake()

test('applying the effects of all transactions rebuilds the document, and reverting them removes it', async () => {
  const states: unknown[] = [
    await lake.editor.create({ _id: 'doc', _type: 'a', title: 'One', parts: [{ _key: 'a', n: 1 }] }),
  ]
  for (const change of [
    { set: { title: 'Two', 'deep.a': { b: 1, c: [1, 2] } } },
    {
      insert: {
        before: 'parts[0]',
        items: [
          { _key: 'b', n: 2 },
          { _key: 'c', n: 3 },
        ],
      },
    },
    { set: { 'parts[_key=="a"].n': 9, 'deep.a.b': null }, unset: ['title'] },
    { unset: ['parts[_key=="b"]', 'deep.a.c[0]'] },
    { set: { parts: [] } },
  ]) {
    states.push(await lake.editor.patch('doc', change).commit())
  }
  let state: unknown = null
  const lines = await transactionsOf(lake.editor, 'doc')
  expect(lines).toHaveLength(states.length)
  for (const [index, line] of lines.entries()) {
    const { apply, revert } = line.effects.doc ?? { apply: [], revert: [] }
    const next: unknown = applyPatch(state, apply)
    // The Studio applies effects to documents without their revision.
    const { _rev, ...content } = Object(states[index])
    expect(next).toEqual(content)
    expect(applyPatch(next, revert)).toEqual(state)
    state = next
  }
})

test('returns a part of the transactions, oldest or newest first', async () => {
  const revisions: string[] = []
  for (const n of [0, 1, 2, 3, 4])
    revisions.push((await lake.editor.createOrReplace({ _id: 'long', _type: 'a', n }))._rev)
  const part = async (search: string) =>
    (await transactionsOf(lake.editor, 'long', search)).map(({ id }) => revisions.indexOf(id))
  expect(await part(`&fromTransaction=${revisions[1]}&toTransaction=${revisions[3]}`)).toEqual([1, 2, 3])
  expect(await part(`&fromTransaction=${revisions[1]}&limit=2`)).toEqual([1, 2])
  expect(await part(`&toTransaction=${revisions[3]}&limit=2&reverse=true`)).toEqual([3, 2])
  expect(await part('&toTransaction=unknown')).toEqual([0, 1, 2, 3, 4])
})

test('reads a document as it was at an earlier time', async () => {
  const first = await lake.editor.create({ _id: 'past', _type: 'a', n: 1 })
  await expect.poll(() => new Date().toISOString()).not.toBe(first._updatedAt)
  await lake.editor.patch('past').set({ n: 2 }).commit()
  await lake.editor.delete('past')
  const read = (search: string) =>
    lake.editor.request({ uri: `/data/history/production/documents/past?${search}` })
  expect(await read(`revision=${first._rev}`)).toEqual({ documents: [first] })
  expect(await read('lastRevision=true')).toMatchObject({ documents: [{ n: 2 }] })
  expect(await read(`time=${first._updatedAt}`)).toEqual({ documents: [first] })
  expect(await read(`time=${new Date().toISOString()}`)).toEqual({ documents: [] })
})

test('events describe what happened to the document', async () => {
  const [draftId, publishedId] = ['drafts.life', 'life']
  const act = (name: 'publish' | 'unpublish') =>
    lake.editor.action({ actionType: `sanity.action.document.${name}`, draftId, publishedId })
  await lake.editor.create({ _id: draftId, _type: 'a' })
  await act('publish')
  await act('unpublish')
  await act('publish')
  await lake.editor.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] })
  const response = await lake.editor.request({ uri: '/data/history/production/events/documents/life' })
  const types = response.events.life.map((event: { type: string }) => event.type)
  expect(types).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
})

test('unpublishing with a draft is not a deletion, and a discarded draft is not the last state', async () => {
  const id = 'unpublished'
  await lake.editor.create({ _id: id, _type: 'a', title: 'Public' })
  await lake.editor.create({ _id: `drafts.${id}`, _type: 'a', title: 'Draft' })
  const unpublish = {
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${id}`,
    publishedId: id,
  } as const
  await lake.editor.action(unpublish)
  const response = await lake.editor.request({ uri: `/data/history/production/events/documents/${id}` })
  expect(response.events.unpublished[0].type).toBe('unpublishDocument')
  await lake.editor.delete(`drafts.${id}`)
  await lake.editor.create({ _id: id, _type: 'a', title: 'Public again' })
  await lake.editor.delete(id)
  const last = await lake.editor.request({
    uri: `/data/history/production/documents/${id},drafts.${id}?lastRevision=true`,
  })
  expect(last.documents).toMatchObject([{ _id: id, title: 'Public again' }])
})

test('rejects an invalid date', async () => {
  const uri = '/data/history/production/documents/doc?time=yesterday'
  await expect(lake.editor.request({ uri })).rejects.toMatchObject({ statusCode: 400 })
})

test('finds a state of the published id by the draft’s id too, as the Studio requests it', async () => {
  const { _rev } = await lake.editor.create({ _id: 'imported', _type: 'a', title: 'As imported' })
  await lake.editor.patch('imported', { set: { title: 'Later' } }).commit()
  const url = lake.editor.getUrl(`/data/history/production/documents/drafts.imported?revision=${_rev}`)
  const response = await fetch(url, { headers: { authorization: 'Bearer write-token' } })
  expect(await response.json()).toMatchObject({ documents: [{ title: 'As imported' }] })
})
