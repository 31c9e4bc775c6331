/** References and document actions: what the Studio relies on when it publishes and deletes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTarget, type Target } from './lake-target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

const idOf = (name: string) => `${target.prefix}-${name}`
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => ({ statusCode: 200, message: '' }),
    (error: { statusCode: number; message: string }) => error,
  )

test('a strong reference needs its target, a weak one does not', async () => {
  const reference = { _type: 'reference', _ref: idOf('nowhere') }
  const strong = await refusal(
    target.editor.create({ _id: idOf('strong'), _type: 'contract', to: reference }),
  )
  expect(strong).toMatchObject({ statusCode: 409, message: expect.stringMatching(/non-existent document/) })
  await target.editor.create({ _id: idOf('weak'), _type: 'contract', to: { ...reference, _weak: true } })
})

test('a document stays as long as a strong reference points at it', async () => {
  await target.editor.create({ _id: idOf('target'), _type: 'contract' })
  await target.editor.create({ _id: idOf('source'), _type: 'contract', to: { _ref: idOf('target') } })
  const refused = await refusal(target.editor.delete(idOf('target')))
  expect(refused).toMatchObject({ statusCode: 409, message: expect.stringMatching(/references to it/) })
  // Both at once leave nothing behind that points nowhere.
  await target.editor.transaction().delete(idOf('target')).delete(idOf('source')).commit()
  expect(await target.editor.getDocument(idOf('target'))).toBeUndefined()
})

test('two documents may be created in one transaction that refer to each other', async () => {
  const create = (name: string, to: string) => ({
    _id: idOf(name),
    _type: 'contract',
    to: { _ref: idOf(to) },
  })
  await target.editor.transaction().create(create('a', 'b')).create(create('b', 'a')).commit()
  await target.editor.transaction().delete(idOf('a')).delete(idOf('b')).commit()
})

test('publishing replaces the published version, removes the draft and makes its references strong', async () => {
  const [draftId, publishedId] = [`drafts.${idOf('pub')}`, idOf('pub')]
  await target.editor.create({ _id: idOf('author'), _type: 'contract' })
  const strengthening = { _weak: true, _strengthenOnPublish: { type: 'contract' } }
  const author = { _type: 'reference', _ref: idOf('author') }
  await target.editor.create({
    _id: draftId,
    _type: 'contract',
    title: 'Draft',
    author: { ...author, ...strengthening },
  })
  await target.editor.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
  expect(await target.editor.getDocument(draftId)).toBeUndefined()
  expect(await target.editor.getDocument(publishedId)).toMatchObject({ title: 'Draft', author })
  expect((await target.editor.getDocument(publishedId))?.author).toEqual(author)
})

test('editing a published document makes a draft; discarding it leaves the published one', async () => {
  const [draftId, publishedId] = [`drafts.${idOf('edit')}`, idOf('edit')]
  await target.editor.create({ _id: publishedId, _type: 'contract', title: 'Public' })
  const patch = { set: { title: 'Changed' } }
  await target.editor.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch })
  expect(await target.editor.getDocument(draftId)).toMatchObject({ title: 'Changed' })
  await target.editor.action({ actionType: 'sanity.action.document.version.discard', versionId: draftId })
  expect(await target.editor.getDocument(draftId)).toBeUndefined()
  expect(await target.editor.getDocument(publishedId)).toMatchObject({ title: 'Public' })
})

test('unpublishing keeps the content as a draft; deleting removes both', async () => {
  const [draftId, publishedId] = [`drafts.${idOf('down')}`, idOf('down')]
  await target.editor.create({ _id: publishedId, _type: 'contract', title: 'Public' })
  await target.editor.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
  expect(await target.editor.getDocument(publishedId)).toBeUndefined()
  expect(await target.editor.getDocument(draftId)).toMatchObject({ title: 'Public' })
  await target.editor.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
  await target.editor.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] })
  expect(await target.editor.getDocuments([draftId, publishedId])).toEqual([null, null])
})

test('an action on what is not there is a conflict and does nothing', async () => {
  const [draftId, publishedId] = [`drafts.${idOf('no')}`, idOf('no')]
  const refused = await refusal(
    target.editor.action({ actionType: 'sanity.action.document.publish', draftId, publishedId }),
  )
  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
})
