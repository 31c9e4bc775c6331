/** When scheduled releases are published. Local lake only: it needs a clock of its own. */
import type { ReleaseDocument } from '@sanity/client'
import { afterEach, expect, test } from 'vitest'
import type { Clock } from '../../../local/lake/releases/release-scheduler.ts'
import { clientsOf, openLake, type RunningLake } from './lake-target.ts'

const start = Date.parse('2030-03-31T00:00:00.000Z')
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()

/** A clock that moves when it is told to. */
function manualClock() {
  let now = start
  let timers: { due: number; work: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(milliseconds, work) {
      const timer = { due: now + milliseconds, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
  }
  return {
    clock,
    moveTo(seconds: number) {
      const end = start + seconds * 1000
      for (;;) {
        const [next] = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
        if (!next) break
        now = Math.max(now, next.due)
        timers = timers.filter((each) => each !== next)
        next.work()
      }
      now = end
    },
    get waiting() {
      return timers.length
    },
  }
}

let lake: RunningLake
afterEach(() => lake.close())

const clients = () => clientsOf(lake.options)
const read = (releaseId: string) => clients().editor.getDocument<ReleaseDocument>(`_.releases.${releaseId}`)

async function schedule(releaseId: string, seconds: number, content: Record<string, unknown> = {}) {
  const { editor } = clients()
  await editor.releases.create({ releaseId, metadata: { releaseType: 'scheduled' } })
  const document = { _id: `versions.${releaseId}.doc-${releaseId}`, _type: 'post', ...content }
  await editor.createVersion({ document, releaseId, publishedId: `doc-${releaseId}` })
  await editor.releases.schedule({ releaseId, publishAt: at(seconds) })
}

test('publishes at the time, not before, and once', async () => {
  const time = manualClock()
  lake = await openLake({}, time.clock)
  await schedule('r1', 90)
  time.moveTo(89.9)
  expect(await read('r1')).toMatchObject({ state: 'scheduled' })
  expect(await clients().editor.getDocument('doc-r1')).toBeUndefined()
  time.moveTo(90)
  const published = await read('r1')
  expect(published).toMatchObject({ state: 'published', publishedAt: at(90) })
  expect(await clients().editor.getDocument('doc-r1')).toMatchObject({ _rev: published?._rev })
  time.moveTo(3_600)
  expect((await read('r1'))?._rev).toBe(published?._rev)
  expect(time.waiting).toBe(0)
})

test('another date moves the release; unscheduling stops it', async () => {
  const time = manualClock()
  lake = await openLake({}, time.clock)
  const { editor } = clients()
  await schedule('r1', 60)
  await schedule('r2', 60)
  await editor.releases.schedule({ releaseId: 'r1', publishAt: at(600) })
  await editor.releases.unschedule({ releaseId: 'r2' })
  time.moveTo(599)
  expect(await read('r1')).toMatchObject({ state: 'scheduled' })
  time.moveTo(600)
  expect(await read('r1')).toMatchObject({ state: 'published' })
  expect(await read('r2')).toMatchObject({ state: 'active' })
})

test('releases that became due while the lake was down are published at its start, the oldest first', async () => {
  const time = manualClock()
  lake = await openLake({}, time.clock)
  await schedule('late', 200, { title: 'Late' })
  await schedule('early', 100, { title: 'Early' })
  await schedule('future', 10_000)
  await lake.stop()
  time.moveTo(500)
  lake = await openLake({ folder: lake.options.folder }, time.clock)
  const [early, late, future] = await Promise.all(['early', 'late', 'future'].map(read))
  expect(early).toMatchObject({ state: 'published' })
  expect(late).toMatchObject({ state: 'published' })
  expect(future).toMatchObject({ state: 'scheduled' })
  expect(early && late && early._updatedAt <= late._updatedAt).toBe(true)
  const events = await clients().editor.request({
    uri: '/data/history/production/events/documents/versions.early.doc-early',
  })
  expect(events.events['versions.early.doc-early']).toMatchObject([
    { type: 'publishDocumentVersion', publishCause: 'release.schedule', releaseId: 'early' },
    { type: 'scheduleDocumentVersion', publishAt: at(100), state: 'pending' },
    { type: 'createDocumentVersion' },
  ])
})

test('a release that fails becomes active with an error, and the next one is published', async () => {
  const time = manualClock()
  lake = await openLake({}, time.clock)
  const { editor } = clients()
  await editor.create({ _id: 'gone', _type: 'post' })
  await editor.releases.create({ releaseId: 'fails' })
  await editor.unpublishVersion({ publishedId: 'gone', releaseId: 'fails' })
  await editor.releases.schedule({ releaseId: 'fails', publishAt: at(60) })
  await schedule('works', 61)
  await editor.action({ actionType: 'sanity.action.document.delete', publishedId: 'gone', includeDrafts: [] })
  time.moveTo(61)
  const failed = await read('fails')
  expect(failed).toMatchObject({ state: 'active', error: { message: expect.stringMatching(/"gone"/) } })
  expect(failed).not.toHaveProperty('publishAt')
  expect(await read('works')).toMatchObject({ state: 'published' })
  // Nothing retries by itself, and the error goes when the release is scheduled again.
  await editor.create({ _id: 'gone', _type: 'post' })
  time.moveTo(3_600)
  expect(await read('fails')).toMatchObject({ state: 'active' })
  await editor.releases.schedule({ releaseId: 'fails', publishAt: at(9_000) })
  expect(await read('fails')).not.toHaveProperty('error')
})

test('a release that was restored from an export waits to be scheduled again', async () => {
  const time = manualClock()
  lake = await openLake({}, time.clock)
  const attributes = {
    _id: '_.releases.old',
    _type: 'system.release',
    name: 'old',
    state: 'scheduled',
    publishAt: at(-60),
    metadata: { title: 'Old', releaseType: 'scheduled' },
  } as const
  const stamps = { _createdAt: at(-90), _updatedAt: at(-90), _rev: 'x' }
  const action = {
    actionType: 'sanity.action.release.import',
    releaseId: 'old',
    attributes: { ...attributes, ...stamps },
    ifExists: 'fail',
  } as const
  await clients().editor.action(action)
  time.moveTo(60)
  expect(await read('old')).toMatchObject({ state: 'active', metadata: { intendedPublishAt: at(-60) } })
  await expect(clients().editor.action(action)).rejects.toMatchObject({ statusCode: 409 })
  await clients().editor.action({ ...action, ifExists: 'ignore' })
})
