import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RenderFailures } from './render-failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports a failure at once, and a page that always fails ever more rarely', () => {
  const report = vi.fn(async () => {})
  const failures = new RenderFailures(report)
  failures.add()
  failures.add()
  expect(report).toHaveBeenCalledTimes(1)
  for (let second = 0; second < 3_600; second += 1) {
    vi.advanceTimersByTime(1_000)
    failures.add()
  }
  expect(report.mock.calls.length).toBeLessThan(20)
  vi.advanceTimersByTime(3_600_000)
  const before = report.mock.calls.length
  for (const ms of [0, 2_100, 4_100]) {
    vi.advanceTimersByTime(ms)
    failures.add()
  }
  expect(report.mock.calls.length - before).toBeGreaterThan(1)
})
