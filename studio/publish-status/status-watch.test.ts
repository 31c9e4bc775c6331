import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStatusWatches, type PublishedVersion } from './status-watch.ts'

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
