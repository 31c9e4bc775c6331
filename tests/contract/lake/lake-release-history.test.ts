/** What the Studio reads about releases beside their documents. Local lake only. */
import type { ReleaseDocument } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientsOf, openLake, outcome, type RunningLake, transactionsOf } from './lake-target.ts'
import { farAway } from './release-target.ts'

let lake: RunningLake
beforeEach(async () => {
  lake = await openLake()
})
afterEach(() => lake.close())

const editorOf = () => clientsOf(lake.options).editor

async function makeRelease(releaseId: string, versions: Record<string, string> = {}) {
  const editor = editorOf()
  await editor.releases.create({ releaseId, metadata: { releaseType: 'asap' } })
  for (const [publishedId, title] of Object.entries(versions)) {
    const document = { _id: `versions.${releaseId}.${publishedId}`, _type: 'post', title }
    await editor.createVersion({ document, releaseId, publishedId })
  }
}

test('every state of a release, transient ones too, is a transaction of its own', async () => {
  const editor = editorOf()
  const releaseId = 'steps'
  await makeRelease(releaseId, { a: 'A' })
  await editor.releases.schedule({ releaseId, publishAt: farAway })
  await editor.releases.unschedule({ releaseId })
  await editor.releases.archive({ releaseId })
  await editor.releases.unarchive({ releaseId })
  await editor.releases.publish({ releaseId })
  const lines = await transactionsOf(editor, '_.releases.steps')
  let state: unknown = null
  const states = lines.map(({ effects }) => {
    state = applyPatch(state, effects['_.releases.steps']?.apply ?? [])
    return Object(state).state
  })
  expect(states).toEqual([
    'active',
    'scheduling',
    'scheduled',
    'unscheduling',
    'active',
    'archiving',
    'archived',
    'unarchiving',
    'active',
    'publishing',
    'published',
  ])
  const release = await editor.getDocument('_.releases.steps')
  expect(lines.at(-1)?.id).toBe(release?._rev)
})

test('a published release can be reverted from its history', async () => {
  const editor = editorOf()
  await editor.create({ _id: 'changed', _type: 'post', title: 'Before' })
  await makeRelease('r1', { added: 'New', changed: 'After' })
  await editor.releases.publish({ releaseId: 'r1' })
  const release = await editor.getDocument<ReleaseDocument>('_.releases.r1')
  const ids = release?.finalDocumentStates?.map(({ id }) => id).join(',')
  const last = await editor.request({
    uri: `/data/history/production/documents/${ids}?lastRevision=true`,
  })
  expect(last.documents).toMatchObject([
    { _id: 'versions.r1.added', title: 'New', _rev: release?._rev },
    { _id: 'versions.r1.changed', title: 'After', _rev: release?._rev },
  ])
  const lines = await transactionsOf(
    editor,
    'added,changed',
    `&reverse=true&toTransaction=${release?._rev}&limit=1000`,
  )
  expect(lines[0]?.id).toBe(release?._rev)
  // The Studio reads "created by this release" from a revert to null.
  expect(lines[0]?.effects.added?.revert).toEqual([0, null])
  // As the Studio does, without the revision.
  const { _rev, ...content } = Object(await editor.getDocument('changed'))
  const reverted: unknown = applyPatch(content, lines[0]?.effects.changed?.revert ?? [])
  expect(reverted).toMatchObject({ title: 'Before' })
})

test('the history of a document names the release that published it', async () => {
  const editor = editorOf()
  await editor.create({ _id: 'doc', _type: 'post', title: 'Before' })
  await makeRelease('r1', { doc: 'After' })
  await editor.releases.publish({ releaseId: 'r1' })
  await makeRelease('r2')
  await editor.unpublishVersion({ publishedId: 'doc', releaseId: 'r2' })
  await editor.releases.publish({ releaseId: 'r2' })
  const { events } = await editor.request({ uri: '/data/history/production/events/documents/doc' })
  expect(events.doc).toMatchObject([
    { type: 'unpublishDocument', releaseId: 'r2' },
    {
      type: 'publishDocumentVersion',
      releaseId: 'r1',
      versionId: 'versions.r1.doc',
      publishCause: 'release.publish',
    },
    { type: 'publishDocumentVersion', publishCause: 'document.publish' },
  ])
})

test('a thousand documents become public in one step; a release takes no more', async () => {
  const editor = editorOf()
  const releaseId = 'large'
  await makeRelease(releaseId)
  const actions = Array.from({ length: 1_000 }, (_, n) => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId: `doc-${n}`,
    document: {
      _id: `versions.${releaseId}.doc-${n}`,
      _type: 'post',
      title: `Document ${n}`,
      next: {
        _type: 'reference',
        _ref: `doc-${(n + 1) % 1_000}`,
        _weak: true,
        _strengthenOnPublish: { type: 'post' },
      },
    },
  }))
  await editor.action(actions)
  const document = { _id: `versions.${releaseId}.one-more`, _type: 'post' }
  const oneMore = editor.createVersion({ document, releaseId, publishedId: 'one-more' })
  expect(await outcome(oneMore)).toMatchObject({
    statusCode: 409,
    message: expect.stringMatching(/1000 documents/),
  })
  const count = () => editor.fetch<number>('count(*[_type == "post" && !(_id in path("versions.**"))])')
  const seen: Promise<number>[] = []
  let events = 0
  const listening = editor
    .listen('*[_type == "post" && !(_id in path("versions.**"))]', {}, { visibility: 'transaction' })
    .subscribe(() => {
      if (events % 100 === 0) seen.push(count())
      events += 1
    })
  expect(await count()).toBe(0)
  await editor.releases.publish({ releaseId })
  await expect.poll(() => events).toBe(1_000)
  listening.unsubscribe()
  expect(new Set(await Promise.all(seen))).toEqual(new Set([1_000]))
})

test('a protected document holds in a release too', async () => {
  const editor = editorOf()
  const home = { _id: 'page-home', _type: 'page', language: 'en-UK', slug: { current: '/' } }
  await editor.create(home)
  await makeRelease('r1')
  const act = (...actions: Record<string, unknown>[]) =>
    fetch(editor.getUrl('/data/actions/production'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3333' },
      body: JSON.stringify({ actions }),
    }).then(async (response) => ({ status: response.status, body: await response.json() }))
  const unpublish = {
    actionType: 'sanity.action.document.version.unpublish',
    versionId: 'versions.r1.page-home',
    publishedId: 'page-home',
  }
  expect(await act(unpublish)).toMatchObject({ status: 403 })
  const document = { ...home, _id: 'versions.r1.page-home', slug: { current: 'moved' } }
  const create = {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'page-home',
    document,
  }
  expect(await act(create)).toMatchObject({ status: 200 })
  const releaseAction = (name: string) => ({
    actionType: `sanity.action.release.${name}`,
    releaseId: 'r1',
    publishAt: farAway,
  })
  expect(await act(releaseAction('schedule'))).toMatchObject({ status: 403 })
  expect(await act(releaseAction('publish'))).toMatchObject({ status: 403 })
  expect(await editor.getDocument('_.releases.r1')).toMatchObject({ state: 'active' })
  expect(await editor.getDocument('page-home')).toMatchObject(home)
})

test('unscheduling is refused while a later release needs what this one creates', async () => {
  const editor = editorOf()
  await makeRelease('first', { target: 'Target' })
  await editor.releases.create({ releaseId: 'second' })
  const to = { _type: 'reference', _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'post' } }
  const document = { _id: 'versions.second.source', _type: 'post', to }
  await editor.createVersion({ document, releaseId: 'second', publishedId: 'source' })
  await editor.releases.schedule({ releaseId: 'first', publishAt: farAway })
  await editor.releases.schedule({ releaseId: 'second', publishAt: '2099-01-02T00:00:00.000Z' })
  const refused = await outcome(editor.releases.unschedule({ releaseId: 'first' }))
  expect(refused).toMatchObject({ statusCode: 409, message: expect.stringMatching(/second.*target/) })
  await editor.releases.unschedule({ releaseId: 'second' })
  await editor.releases.unschedule({ releaseId: 'first' })
})

test('the Studio learns that releases exist and that their number has no limit', async () => {
  const editor = editorOf()
  expect(await editor.request({ uri: '/features' })).toEqual([
    'contentReleases',
    'singleDocRelease',
    'studioComments',
    'sanityTasks',
  ])
  const uri = `/projects/${lake.options.projectId}/new-content-release-allowed`
  expect(await editor.request({ uri })).toMatchObject({ data: { orgActiveReleaseLimit: null } })
})

test('without a token, and in older API versions, no version of a release can be read', async () => {
  const open = await openLake({ isPublic: true })
  const { editor, anonymous } = clientsOf(open.options)
  await editor.releases.create({ releaseId: 'secret', metadata: { title: 'Secret', releaseType: 'asap' } })
  const document = { _id: 'versions.secret.doc', _type: 'post', title: 'Not yet' }
  await editor.createVersion({ document, releaseId: 'secret', publishedId: 'doc' })
  for (const perspective of ['raw', ['secret'], ['secret', 'drafts'], 'drafts', 'published'] as const) {
    const client = anonymous.withConfig({
      perspective: typeof perspective === 'string' ? perspective : [...perspective],
    })
    expect(await client.fetch('*')).toEqual([])
  }
  expect(await anonymous.getDocument('versions.secret.doc')).toBeUndefined()
  expect(await editor.withConfig({ apiVersion: '2024-01-01' }).fetch('*[_type == "post"]')).toEqual([])
  expect(await editor.fetch('*[_type == "post"]._id')).toEqual(['versions.secret.doc'])
  await open.close()
})
