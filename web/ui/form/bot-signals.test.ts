// @vitest-environment jsdom
import { looksAutomated } from '@tidewright/schemas/forms/form-schema.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBotSignals } from './bot-signals.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const form = document.createElement('form')

it('waits with a form that autofill completed at once, so that it is not taken for a bot’s', async () => {
  const signals = readBotSignals(form, performance.now())
  await vi.runAllTimersAsync()
  expect(looksAutomated(await signals)).toBe(false)
})

it('doesn’t wait with any other', async () => {
  const shownAt = performance.now()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await readBotSignals(form, shownAt)).toEqual({ website: '', elapsed: 2_000 })
})
