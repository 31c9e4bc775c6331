// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBotSignals } from './bot-signals.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const form = document.createElement('form')

it('waits with a form that autofill completed at once, so that it is not taken for a bot’s', async () => {
  const signals = readBotSignals(form, performance.now(), 1_500)
  await vi.runAllTimersAsync()
  expect((await signals).elapsed).toBeGreaterThanOrEqual(1_500)
})

it('doesn’t wait with any other', async () => {
  const shownAt = performance.now()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await readBotSignals(form, shownAt, 1_500)).toEqual({ website: '', elapsed: 2_000 })
})
