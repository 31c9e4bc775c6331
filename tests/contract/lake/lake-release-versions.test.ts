/** Versions of documents in releases, and what publishing does with them. */
import type { ClientPerspective } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { outcome } from './lake-target.ts'
import { farAway, releaseTarget } from './release-target.ts'

const { target, releases, idOf } = releaseTarget()
const create = (name: string, fields: Record<string, unknown> = {}) =>
  target.editor.create({ _id: idOf(name), _type: 'contract', ...fields })

describe('versions', () => {
  test('a version is copied from the draft, edited and discarded', async () => {
    await create('copied', { title: 'Public' })
    const releaseId = await releases.make()
    const publishedId = idOf('copied')
    await target.editor.createVersion({ baseId: publishedId, publishedId, releaseId })
    const _id = `versions.${releaseId}.${publishedId}`
    await target.editor.action({
      actionType: 'sanity.action.document.edit',
      draftId: _id,
      publishedId,
      patch: { set: { title: 'In the release' } },
    })
    expect(await target.editor.getDocument(_id)).toMatchObject({ title: 'In the release' })
    expect(await target.editor.getDocument(publishedId)).toMatchObject({ title: 'Public' })
    await target.editor.discardVersion({ publishedId, releaseId })
    expect(await target.editor.getDocument(_id)).toBeUndefined()
  })

  test('a version needs its release', async () => {
    await create('homeless')
    const publishedId = idOf('homeless')
    const work = target.editor.createVersion({
      baseId: publishedId,
      publishedId,
      releaseId: `${target.prefix}-none`,
    })
    expect((await outcome(work)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('marking a document to be unpublished can be taken back, and needs a published one', async () => {
    await create('marked', { title: 'Public' })
    const releaseId = await releases.make()
    const publishedId = idOf('marked')
    const _id = `versions.${releaseId}.${publishedId}`
    await target.editor.createVersion({ baseId: publishedId, publishedId, releaseId })
    await target.editor.unpublishVersion({ publishedId, releaseId })
    expect(await target.editor.getDocument(_id)).toMatchObject({ _system: { delete: true } })
    const patch = { unset: ['_system.delete'] }
    await target.editor.action({
      actionType: 'sanity.action.document.edit',
      draftId: _id,
      publishedId,
      patch,
    })
    expect(await target.editor.getDocument(_id)).not.toMatchObject({ _system: { delete: true } })
    const missing = target.editor.unpublishVersion({ publishedId: idOf('nowhere'), releaseId })
    expect((await outcome(missing)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test.for(['scheduled', 'published', 'archived'] as const)(
    'the versions of a %s release can’t be changed',
    async (state) => {
      const name = `locked-${state}`
      await create(name, { title: 'Public' })
      const publishedId = idOf(name)
      const releaseId = await releases.make(state, { [publishedId]: { title: 'Locked' } })
      const _id = `versions.${releaseId}.${publishedId}`
      const before = await target.editor.getDocument(_id)
      const outcomes = await Promise.all([
        outcome(target.editor.createOrReplace({ _id, _type: 'contract', title: 'Other' })),
        outcome(target.editor.createVersion({ baseId: publishedId, publishedId, releaseId })),
        outcome(target.editor.patch(_id, { set: { title: 'Other' } }).commit()),
        outcome(target.editor.discardVersion({ publishedId, releaseId })),
      ])
      for (const { statusCode } of outcomes) expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(await target.editor.getDocument(_id)).toEqual(before)
    },
  )
})

describe('publishing', () => {
  test('creates, changes and unpublishes documents in one transaction', async () => {
    await create('changed', { title: 'Before' })
    await create('removed', { title: 'Public' })
    const [added, changed, removed] = [idOf('added'), idOf('changed'), idOf('removed')]
    const releaseId = await releases.make('active', {
      [added]: { title: 'New' },
      [changed]: { title: 'After' },
    })
    await target.editor.unpublishVersion({ publishedId: removed, releaseId })
    await target.editor.releases.publish({ releaseId })
    const release = await releases.settled(releaseId, 'published')
    expect(await target.editor.getDocuments([added, changed, removed])).toMatchObject([
      { title: 'New', _rev: release._rev },
      { title: 'After', _rev: release._rev },
      null,
    ])
    expect(await target.editor.getDocument(added)).not.toHaveProperty('_system')
    // What was public is not lost.
    expect(await target.editor.getDocument(`drafts.${removed}`)).toMatchObject({ title: 'Public' })
    const versions = await target.editor.fetch<string[]>('*[sanity::partOfRelease($releaseId)]._id', {
      releaseId,
    })
    expect(versions).toEqual([])
    expect(release).toMatchObject({ publishedAt: expect.stringMatching(/^20/) })
    const finals = release.finalDocumentStates?.map(({ id }) => id).sort()
    expect(finals).toEqual([added, changed, removed].map((id) => `versions.${releaseId}.${id}`).sort())
  })

  test('leaves the draft of a document as it is', async () => {
    await create('drafted', { title: 'Public' })
    await target.editor.create({ _id: `drafts.${idOf('drafted')}`, _type: 'contract', title: 'Draft' })
    const releaseId = await releases.make('active', { [idOf('drafted')]: { title: 'Released' } })
    await target.editor.releases.publish({ releaseId })
    await releases.settled(releaseId, 'published')
    expect(await target.editor.getDocument(`drafts.${idOf('drafted')}`)).toMatchObject({ title: 'Draft' })
    expect(await target.editor.getDocument(idOf('drafted'))).toMatchObject({ title: 'Released' })
  })

  const reference = (name: string) => ({
    _type: 'reference',
    _ref: idOf(name),
    _weak: true,
    _strengthenOnPublish: { type: 'contract' },
  })

  test('new documents can refer to each other', async () => {
    const releaseId = await releases.make('active', {
      [idOf('ring-a')]: { to: reference('ring-b') },
      [idOf('ring-b')]: { to: reference('ring-a') },
    })
    await target.editor.releases.publish({ releaseId })
    await releases.settled(releaseId, 'published')
    expect(await target.editor.getDocument(idOf('ring-a'))).toMatchObject({
      to: { _type: 'reference', _ref: idOf('ring-b') },
    })
  })

  test('a missing target of a reference stops the whole release', async () => {
    const releaseId = await releases.make('active', {
      [idOf('whole')]: { title: 'Fine' },
      [idOf('broken')]: { to: reference('nowhere') },
    })
    const scheduling = await outcome(target.editor.releases.schedule({ releaseId, publishAt: farAway }))
    expect([400, 409]).toContain(scheduling.statusCode)
    expect([400, 409]).toContain((await outcome(target.editor.releases.publish({ releaseId }))).statusCode)
    expect(await releases.settled(releaseId, 'active')).toMatchObject({ state: 'active' })
    expect(await target.editor.getDocuments([idOf('whole'), idOf('broken')])).toEqual([null, null])
  })

  test('while a release is scheduled, what it refers to can’t be deleted', async () => {
    await create('needed')
    const releaseId = await releases.make('scheduled', { [idOf('needs')]: { to: reference('needed') } })
    expect([400, 409]).toContain((await outcome(target.editor.delete(idOf('needed')))).statusCode)
    await target.editor.releases.unschedule({ releaseId })
    await releases.settled(releaseId, 'active')
    await target.editor.delete(idOf('needed'))
    expect(await target.editor.getDocument(idOf('needed'))).toBeUndefined()
  })
})

test('a perspective shows a release on top of drafts and published documents', async () => {
  await create('seen', { title: 'Public' })
  await create('gone', { title: 'Public' })
  await target.editor.create({ _id: `drafts.${idOf('seen')}`, _type: 'contract', title: 'Draft' })
  const first = await releases.make('active', { [idOf('seen')]: { title: 'First' } })
  const second = await releases.make('active', {
    [idOf('seen')]: { title: 'Second' },
    [idOf('only')]: { title: 'Only there' },
  })
  await target.editor.unpublishVersion({ publishedId: idOf('gone'), releaseId: second })
  const ids = ['seen', 'gone', 'only'].map(idOf)
  const titles = (perspective: ClientPerspective) =>
    target.editor.withConfig({ perspective }).fetch<string[]>('*[_id in $ids] | order(_id).title', { ids })
  expect(await titles([second, first, 'drafts'])).toEqual(['Only there', 'Second'])
  expect(await titles([first, second])).toEqual(['Only there', 'First'])
  expect(await titles('drafts')).toEqual(['Public', 'Draft'])
  expect(await titles('published')).toEqual(['Public', 'Public'])
})
