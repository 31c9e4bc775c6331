import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DocumentChange, listenToContent } from './content-listener.ts'

type Observer = Parameters<ReturnType<Parameters<typeof listenToContent>[0]>['subscribe']>[0]

let observers: Observer[] = []
const unsubscribe = vi.fn()
const open = () => ({
  subscribe(observer: Observer) {
    observers.push(observer)
    return { unsubscribe }
  },
})
const onChanges = vi.fn<(changes: DocumentChange[]) => void>()
const onGap = vi.fn()
const onLost = vi.fn()
const onLag = vi.fn<(ms: number) => void>()
const listener = { onChanges, onGap, onLost, onLag }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  observers = []
})
afterEach(() => vi.useRealTimers())

const send = (event: Parameters<Observer['next']>[0]) => observers.at(-1)?.next(event)
const changed = (documentId: string, transactionId: string, transactionTotalEvents: number) => {
  const result = { _type: 'page' }
  return { type: 'mutation', documentId, transactionId, transactionTotalEvents, result }
}
const reported = () => onChanges.mock.calls.map(([changes]) => changes.map(({ _id }) => _id).join(' '))
const breakOff = () => observers.at(-1)?.error(new Error('gone'))

it('reports documents that are published, changed, moved and deleted', () => {
  listenToContent(open, listener)
  send({
    type: 'mutation',
    documentId: 'a',
    transactionId: '1',
    result: { _type: 'page', language: 'fr', slug: { current: 'a' }, title: 'A' },
  })
  const page = { _type: 'page', language: 'fr', slug: { current: 'a' } }
  send({ type: 'mutation', documentId: 'a', transactionId: '2', result: page, previous: page })
  const moved = { ...page, slug: { current: 'b' } }
  send({ type: 'mutation', documentId: 'a', transactionId: '3', result: moved, previous: page })
  send({ type: 'mutation', documentId: 'a', transactionId: '4', result: null, previous: { _type: 'page' } })
  send({ type: 'mutation', documentId: 'b' })
  send({ type: 'reconnect' })
  expect(onChanges.mock.calls.flat()).toEqual([
    [{ _id: 'a', _type: 'page', transactionId: '1', language: 'fr', slug: 'a', isMoved: true }],
    [{ _id: 'a', _type: 'page', transactionId: '2', language: 'fr', slug: 'a', isMoved: false }],
    [{ _id: 'a', _type: 'page', transactionId: '3', language: 'fr', slug: 'b', isMoved: true }],
    [
      {
        _id: 'a',
        _type: 'page',
        transactionId: '4',
        language: null,
        slug: null,
        isMoved: true,
        operation: 'delete',
      },
    ],
  ])
})

it('reports a transaction at once when it has all of its events', () => {
  listenToContent(open, listener)
  for (const id of ['a', 'b', 'c']) send(changed(id, 'release', 3))
  send(changed('d', 'next', 1))
  expect(reported()).toEqual(['a b c', 'd'])
})

it('reports a transaction together although the filter leaves some of its events out', async () => {
  listenToContent(open, listener)
  for (const id of ['a', 'b']) send(changed(id, 'release', 5))
  expect(reported()).toEqual([])
  // The process is busy: the timer is due before the next event is read.
  vi.advanceTimersByTime(50)
  send(changed('c', 'release', 5))
  await vi.advanceTimersByTimeAsync(49)
  expect(reported()).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(reported()).toEqual(['a b c'])
  for (const id of ['d', 'e']) send(changed(id, id, 2))
  expect(reported()).toEqual(['a b c', 'd'])
  await vi.advanceTimersByTimeAsync(60)
  expect(reported()).toEqual(['a b c', 'd', 'e'])
})

it('reopens a broken stream and reports that changes may have been missed', () => {
  const stop = listenToContent(open, listener)
  send({ type: 'welcome' })
  expect(onGap).toHaveBeenCalledTimes(1)
  const opened: number[] = []
  for (let time = 0; time < 8; time++) {
    breakOff()
    const before = Date.now()
    while (observers.length < time + 2) vi.advanceTimersByTime(500)
    opened.push(Date.now() - before)
  }
  expect(opened).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  expect(onLost).toHaveBeenCalledTimes(8)
  send({ type: 'welcome' })
  expect(onGap).toHaveBeenCalledTimes(2)
  breakOff()
  vi.advanceTimersByTime(1_000)
  expect(observers).toHaveLength(10)
  stop()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('does not reopen the stream after it is stopped', () => {
  const stop = listenToContent(open, listener)
  breakOff()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(observers).toHaveLength(1)
})

it('reports that the client lost its connection, and how old a change is', () => {
  listenToContent(open, listener)
  send({ type: 'reconnect' })
  expect(onLost).toHaveBeenCalledOnce()
  const timestamp = new Date(Date.now() - 250).toISOString()
  send({ type: 'mutation', timestamp, documentId: 'a', result: { _type: 'page' } })
  expect(onLag.mock.calls).toEqual([[250]])
})
