import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenTitled } from './when-titled.ts'

const page = { title: '' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.title = ''
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the title of the new page', () => {
  const act = vi.fn()
  whenTitled(act)
  vi.advanceTimersByTime(1_000)
  expect(act).not.toHaveBeenCalled()
  page.title = 'Assessment'
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('does not wait forever, or for a page that the visitor left', () => {
  const act = vi.fn()
  whenTitled(act)
  vi.advanceTimersByTime(20_000)
  expect(act).toHaveBeenCalledTimes(1)
  const left = vi.fn()
  whenTitled(left)()
  vi.advanceTimersByTime(30_000)
  expect(left).not.toHaveBeenCalled()
})
