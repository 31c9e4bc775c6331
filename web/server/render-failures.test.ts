import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RenderFailures } from './render-failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([1, 5, 60, 300])('reports a page that fails every %i s ever more rarely', (seconds) => {
  const report = vi.fn(async () => {})
  const failures = new RenderFailures(report)
  failures.add()
  failures.add()
  expect(report).toHaveBeenCalledTimes(1)
  for (let passed = 0; passed < 3_600; passed += seconds) {
    vi.advanceTimersByTime(seconds * 1_000)
    failures.add()
  }
  expect(report.mock.calls.length).toBeLessThan(20)
  vi.advanceTimersByTime(600_001)
  const before = report.mock.calls.length
  for (const ms of [0, 2_100, 4_100]) {
    vi.advanceTimersByTime(ms)
    failures.add()
  }
  expect(report.mock.calls.length - before).toBeGreaterThan(1)
})
