/** References and document actions, which the Studio relies on to publish and delete. */
import { expect, test } from 'vitest'
import { outcome, testTarget } from './lake-target.ts'

const { target, idOf } = testTarget()

test('a strong reference needs its target, a weak one does not', async () => {
  const reference = { _type: 'reference', _ref: idOf('nowhere') }
  const strong = await outcome(
    target.editor.create({ _id: idOf('strong'), _type: 'contract', to: reference }),
  )
  expect(strong).toMatchObject({ statusCode: 409, message: expect.stringMatching(/non-existent document/) })
  await target.editor.create({ _id: idOf('weak'), _type: 'contract', to: { ...reference, _weak: true } })
})

test('a document with a strong reference to it can’t be deleted', async () => {
  await target.editor.create({ _id: idOf('target'), _type: 'contract' })
  await target.editor.create({ _id: idOf('source'), _type: 'contract', to: { _ref: idOf('target') } })
  const rejected = await outcome(target.editor.delete(idOf('target')))
  expect(rejected).toMatchObject({ statusCode: 409, message: expect.stringMatching(/references to it/) })
  // Deleting both at once leaves no dangling reference.
  await target.editor.transaction().delete(idOf('target')).delete(idOf('source')).commit()
  expect(await target.editor.getDocument(idOf('target'))).toBeUndefined()
})

test('one transaction can create two documents that refer to each other', async () => {
  const create = (name: string, to: string) => ({
    _id: idOf(name),
    _type: 'contract',
    to: { _ref: idOf(to) },
  })
  await target.editor.transaction().create(create('a', 'b')).create(create('b', 'a')).commit()
  await target.editor.transaction().delete(idOf('a')).delete(idOf('b')).commit()
})

test('publishing replaces the published version, deletes the draft and makes its references strong', async () => {
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

test('editing a published document creates a draft; discarding it keeps the published one', async () => {
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

test('an action on a missing document is a conflict and changes nothing', async () => {
  const [draftId, publishedId] = [`drafts.${idOf('no')}`, idOf('no')]
  const rejected = await outcome(
    target.editor.action({ actionType: 'sanity.action.document.publish', draftId, publishedId }),
  )
  expect(rejected.statusCode).toBeGreaterThanOrEqual(400)
})
