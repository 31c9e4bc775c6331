import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowChanges, waitsForRows } from './row-changes.ts'

const guide = { _id: 'download-guide', _type: 'download', language: 'fr', isMoved: false }
const tags = ['type:download', 'document:download-guide', 'type:download:fr']

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const markStale = vi.fn()
beforeEach(() => markStale.mockReset())

it('marks every language of a changed document as stale, once its row is written', async () => {
  const rows = new RowChanges(markStale)
  expect(rows.tagsOf([guide])).toEqual(tags)
  const written = Promise.withResolvers<boolean>()
  const writing = rows.write(tags, () => written.promise)
  expect(markStale).not.toHaveBeenCalled()
  written.resolve(true)
  await writing
  expect(markStale).toHaveBeenCalledExactlyOnceWith(tags)
})

it('what also has a page does not wait for its row', () => {
  expect(['page', 'webinar', 'download', 'industryGuide'].filter(waitsForRows)).toEqual([
    'download',
    'industryGuide',
  ])
})

it('writes again what failed, in whichever bundle it failed', async () => {
  const [rows, other] = [new RowChanges(markStale), new RowChanges(markStale)]
  await rows.write(tags, async () => false)
  expect(markStale).not.toHaveBeenCalled()
  expect(other.tagsOf([])).toEqual(tags)
  await vi.advanceTimersByTimeAsync(1)
  await other.write(other.tagsOf([]), async () => true)
  expect(markStale).toHaveBeenCalledExactlyOnceWith(tags)
  expect(rows.tagsOf([])).toEqual([])
})

it('keeps what failed while another bundle was writing', async () => {
  const [rows, other] = [new RowChanges(markStale), new RowChanges(markStale)]
  const early = Promise.withResolvers<boolean>()
  const writing = other.write(tags, () => early.promise)
  await vi.advanceTimersByTimeAsync(1)
  await rows.write(tags, async () => false)
  early.resolve(true)
  await writing
  expect(rows.tagsOf([])).toEqual(tags)
  await vi.advanceTimersByTimeAsync(1)
  await rows.write(rows.tagsOf([]), async () => true)
  expect(rows.tagsOf([])).toEqual([])
})

it('writes once for all changes that wait for a write', async () => {
  const rows = new RowChanges(markStale)
  const first = Promise.withResolvers<boolean>()
  const writeRows = vi.fn(() => first.promise)
  const writing = ['a', 'b', 'c'].map((tag) => rows.write([tag], writeRows))
  first.resolve(true)
  await Promise.all(writing)
  expect(writeRows).toHaveBeenCalledTimes(1)
  const second = ['d', 'e'].map((tag) => rows.write([tag], writeRows))
  await Promise.all(second)
  expect(markStale.mock.calls).toEqual([[['a', 'b', 'c']], [['d', 'e']]])
})
