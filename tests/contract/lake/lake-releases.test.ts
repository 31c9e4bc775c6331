/** Releases: their states and what may be done in each. */
import { describe, expect, test } from 'vitest'
import { outcome } from './lake-target.ts'
import { farAway, releaseTarget } from './release-target.ts'

const { target, releases, idOf } = releaseTarget()

describe('states', () => {
  const actions = {
    edit: (releaseId: string) =>
      target.editor.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'New' } } }),
    schedule: (releaseId: string) => target.editor.releases.schedule({ releaseId, publishAt: farAway }),
    unschedule: (releaseId: string) => target.editor.releases.unschedule({ releaseId }),
    publish: (releaseId: string) => target.editor.releases.publish({ releaseId }),
    archive: (releaseId: string) => target.editor.releases.archive({ releaseId }),
    unarchive: (releaseId: string) => target.editor.releases.unarchive({ releaseId }),
    delete: (releaseId: string) => target.editor.releases.delete({ releaseId }),
  }
  type Name = keyof typeof actions
  type State = 'active' | 'scheduled' | 'published' | 'archived'
  /** The state after each action that is allowed; `null` if the release is gone. */
  const allowed: Record<State, Partial<Record<Name, State | null>>> = {
    active: { edit: 'active', schedule: 'scheduled', publish: 'published', archive: 'archived' },
    scheduled: { edit: 'scheduled', schedule: 'scheduled', unschedule: 'active' },
    published: { delete: null },
    archived: { unarchive: 'active', delete: null },
  }
  const names: Name[] = ['edit', 'schedule', 'unschedule', 'publish', 'archive', 'unarchive', 'delete']
  const states: State[] = ['active', 'scheduled', 'published', 'archived']
  const cases = states.flatMap((state) => names.map((name) => ({ state, name, after: allowed[state][name] })))

  test.for(cases.filter(({ after }) => after !== undefined))(
    'an $state release allows $name and is then $after',
    async ({ state, name, after }) => {
      const releaseId = await releases.make(state)
      await actions[name](releaseId)
      if (after) expect(await releases.settled(releaseId, after)).toMatchObject({ state: after })
      else expect(await releases.read(releaseId)).toBeUndefined()
    },
  )

  test.for(cases.filter(({ after }) => after === undefined))(
    'an $state release refuses $name and stays as it is',
    async ({ state, name }) => {
      const releaseId = await releases.make(state)
      const before = await releases.read(releaseId)
      const { statusCode } = await outcome(actions[name](releaseId))
      expect([400, 409]).toContain(statusCode)
      expect(await releases.read(releaseId)).toEqual(before)
    },
  )

  test.for(names)('%s of a release that doesn’t exist is refused', async (name) => {
    const { statusCode } = await outcome(actions[name](`${target.prefix}-none`))
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })

  test('a new release is active and keeps its metadata; its id can be used once', async () => {
    const releaseId = await releases.make()
    expect(await releases.read(releaseId)).toMatchObject({
      _id: `_.releases.${releaseId}`,
      _type: 'system.release',
      name: releaseId,
      state: 'active',
      metadata: { title: releaseId, releaseType: 'asap' },
    })
    const again = await outcome(target.editor.releases.create({ releaseId }))
    expect([400, 409]).toContain(again.statusCode)
  })

  test('scheduling stores the date, unscheduling removes it', async () => {
    const releaseId = await releases.make('scheduled')
    expect(await releases.read(releaseId)).toMatchObject({ publishAt: farAway })
    await target.editor.releases.unschedule({ releaseId })
    expect(await releases.settled(releaseId, 'active')).not.toHaveProperty('publishAt')
  })

  test('a date in the past publishes at once', async () => {
    const releaseId = await releases.make('active', { [idOf('past')]: { title: 'Published' } })
    await target.editor.releases.schedule({ releaseId, publishAt: '2020-01-01T00:00:00Z' })
    await releases.settled(releaseId, 'published')
    expect(await target.editor.getDocument(idOf('past'))).toMatchObject({ title: 'Published' })
  })

  test('an edit changes the metadata and nothing else', async () => {
    const releaseId = await releases.make()
    await target.editor.releases.edit({
      releaseId,
      patch: { set: { metadata: { title: 'New', releaseType: 'undecided' } } },
    })
    expect(await releases.read(releaseId)).toMatchObject({
      metadata: { title: 'New', releaseType: 'undecided' },
    })
    const patch = { set: { state: 'published' } }
    expect((await outcome(target.editor.releases.edit({ releaseId, patch }))).statusCode).toBe(400)
  })

  test('mutations can’t write a release', async () => {
    const releaseId = await releases.make()
    const _id = `_.releases.${releaseId}`
    const outcomes = await Promise.all([
      outcome(target.editor.patch(_id, { set: { state: 'published' } }).commit()),
      outcome(target.editor.delete(_id)),
      outcome(target.editor.create({ _id: `${_id}x`, _type: 'system.release', state: 'active' })),
    ])
    for (const { statusCode } of outcomes) expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(await releases.read(releaseId)).toMatchObject({ state: 'active' })
  })
})

test('archiving removes the versions, unarchiving brings them back', async () => {
  const publishedId = idOf('archived')
  const releaseId = await releases.make('active', { [publishedId]: { title: 'Kept' } })
  const _id = `versions.${releaseId}.${publishedId}`
  const before = await target.editor.getDocument(_id)
  await target.editor.releases.archive({ releaseId })
  const archived = await releases.settled(releaseId, 'archived')
  expect(archived.finalDocumentStates).toMatchObject([{ id: _id }])
  expect(await target.editor.getDocument(_id)).toBeUndefined()
  await target.editor.releases.unarchive({ releaseId })
  expect(await releases.settled(releaseId, 'active')).not.toHaveProperty('finalDocumentStates')
  expect(await target.editor.getDocument(_id)).toMatchObject({
    title: 'Kept',
    _createdAt: before?._createdAt,
  })
})

test('dry runs change nothing', async () => {
  const releaseId = await releases.make('active', { [idOf('dry')]: { title: 'Version' } })
  const options = { dryRun: true, skipCrossDatasetReferenceValidation: true }
  await target.editor.releases.publish({ releaseId }, options)
  await target.editor.releases.schedule({ releaseId, publishAt: farAway }, options)
  await target.editor.releases.archive({ releaseId }, options)
  await target.editor.releases.create({ releaseId: `${target.prefix}-dry` }, options)
  expect(await releases.read(releaseId)).toMatchObject({ state: 'active' })
  expect(await releases.read(`${target.prefix}-dry`)).toBeUndefined()
  expect(await target.editor.getDocument(idOf('dry'))).toBeUndefined()
})
