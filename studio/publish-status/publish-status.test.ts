import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createStatusWatches,
  nextStatus,
  type PublishedVersion,
  pollDelay,
  publishedOf,
  statusAdvice,
  statusLabel,
} from './publish-status.ts'

const publishedAt = new Date(2026, 4, 3, 9, 5)
const now = new Date(2026, 4, 3, 14, 3)
const after = (live: boolean | null, seconds: number, first = false) =>
  nextStatus({ live, seconds, first, publishedAt, now })

describe('nextStatus', () => {
  it('is live since now, or since publishing if the first response says so', () => {
    expect(after(true, 2)).toEqual({ kind: 'live', since: now })
    expect(after(true, 0, true)).toEqual({ kind: 'live', since: publishedAt })
  })

  it('is pending for half a minute, then delayed', () => {
    expect(after(false, 29)).toEqual({ kind: 'pending' })
    expect(after(false, 30)).toEqual({ kind: 'delayed' })
  })

  it('is unreachable after five seconds without a response', () => {
    expect(after(null, 2)).toEqual({ kind: 'pending' })
    expect(after(null, 5)).toEqual({ kind: 'unreachable' })
  })
})

it('polls every second, after half a minute every ten, and stops when live', () => {
  expect(pollDelay({ kind: 'pending' }, 3)).toBe(1000)
  expect(pollDelay({ kind: 'delayed' }, 30)).toBe(10_000)
  expect(pollDelay({ kind: 'live', since: now }, 3)).toBeNull()
})

it('labels a live version with the time if today, otherwise with the date', () => {
  expect(statusLabel({ kind: 'live', since: now }, now)?.label).toBe('Live since 14:03')
  expect(statusLabel({ kind: 'live', since: new Date(2026, 3, 30) }, now)?.label).toBe('Live since 30 Apr')
  expect(statusLabel({ kind: 'live', since: new Date(2025, 3, 30) }, now)?.label).toBe(
    'Live since 30 Apr 2025',
  )
  expect(statusLabel({ kind: 'unknown' }, now)).toBeNull()
})

it('returns advice only if something is wrong', () => {
  expect(statusAdvice({ kind: 'pending' }, 'x')).toBeNull()
  expect(statusAdvice({ kind: 'delayed' }, 'x')).toMatch(/catch up on its own/)
  expect(statusAdvice({ kind: 'unreachable' }, 'https://site.example')).toMatch(
    /site\.example isn’t responding/,
  )
})

it.each([
  ['page', '/fr/outils'],
  ['webinar', ''],
  ['glossary', ''],
])('asks for the page of a %s at “%s”', (_type, path) => {
  const version = { _id: 'a', _rev: '1', _createdAt: '', _updatedAt: '2026-05-03T09:05:00Z' }
  const document = { ...version, _type, language: 'fr', slug: { current: 'outils' } }
  expect(publishedOf(document).path).toBe(path)
})

const published: PublishedVersion = { id: 'a', revision: '1', path: '/a', publishedAt: new Date(2026, 0, 1) }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('polls every second until the site shows the version, then stops', async () => {
  const responses = [false, false, true]
  const fetchIsLive = vi.fn(async () => responses.shift() ?? null)
  const watch = createStatusWatches(fetchIsLive)(published)
  const stop = watch.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1500)
  expect(watch.state().kind).toBe('pending')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(watch.state().kind).toBe('live')
  expect(fetchIsLive).toHaveBeenCalledTimes(3)
  stop()
})

it('polls once for two listeners and stops when both unsubscribe', async () => {
  const fetchIsLive = vi.fn(async () => false)
  const watches = createStatusWatches(fetchIsLive)
  const stops = [0, 1].map(() => watches(published).subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchIsLive).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchIsLive).toHaveBeenCalledTimes(1)
})

it('keeps one polling run after resubscribing during a request', async () => {
  const fetchIsLive = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(resolve, 500, false)))
  const watch = createStatusWatches(fetchIsLive)(published)
  const stop = watch.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(100)
  stop()
  watch.subscribe(() => undefined)
  expect(fetchIsLive).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_600)
  expect(fetchIsLive).toHaveBeenCalledTimes(3)
})

it('starts as pending if it replaces a watched version', () => {
  const watches = createStatusWatches(async () => false)
  expect(watches(published).state().kind).toBe('unknown')
  expect(watches({ ...published, revision: '2' }).state().kind).toBe('pending')
})
