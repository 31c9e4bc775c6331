import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStatusWatches, type PublishedVersion } from './status-watch.ts'

const published: PublishedVersion = { id: 'a', revision: '1', path: '/a', publishedAt: new Date(2026, 0, 1) }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks every second until the site shows the version, then stops', async () => {
  const answers = [false, false, true]
  const ask = vi.fn(async () => answers.shift() ?? null)
  const watch = createStatusWatches(ask)(published)
  const stop = watch.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1500)
  expect(watch.state().kind).toBe('on-its-way')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(watch.state().kind).toBe('live')
  expect(ask).toHaveBeenCalledTimes(3)
  stop()
})

it('asks once for two listeners and stops when both are gone', async () => {
  const ask = vi.fn(async () => false)
  const watches = createStatusWatches(ask)
  const stops = [0, 1].map(() => watches(published).subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks in one chain when it is left and listened to anew while an answer is under way', async () => {
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return false
  })
  const watch = createStatusWatches(ask)(published)
  const stop = watch.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(100)
  stop()
  watch.subscribe(() => undefined)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_600)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('is on its way from the start when it replaces a version that was watched', () => {
  const watches = createStatusWatches(async () => false)
  expect(watches(published).state().kind).toBe('asking')
  expect(watches({ ...published, revision: '2' }).state().kind).toBe('on-its-way')
})
