import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

let reportExit: (name: string) => void
let isEnding: boolean
let pauses: number[]
beforeEach(() => {
  isEnding = false
  pauses = []
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

/** Restarts do one of `steps` after the other, then succeed. */
function keep(steps: (() => void)[], isRunning = false) {
  const restart = vi.fn(async () => steps.shift()?.())
  keepRunning({
    onExit: (report) => {
      reportExit = report
    },
    isRunning: () => isRunning,
    restart,
    isEnding: () => isEnding,
    logFolder: 'logs',
    pause: async (ms) => pauses.push(ms),
  })
  return restart
}

const fail = () => {
  throw new Error('the port is taken')
}

it('tries again while a process does not even start, first at once, then every twenty seconds', async () => {
  const restart = keep(Array(6).fill(fail))
  reportExit('site')
  await expect.poll(() => restart.mock.calls.length).toBe(7)
  expect(pauses).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 20_000, 20_000])
})

it('restarts a process once that ends while it starts', async () => {
  const endAndFail = () => {
    reportExit('site')
    fail()
  }
  const restart = keep([endAndFail])
  reportExit('site')
  await expect.poll(() => restart.mock.calls.length).toBe(2)
  expect(pauses).toHaveLength(2)
})

it('waits for the end of a process that failed but still runs', async () => {
  const restart = keep([fail], true)
  reportExit('lake')
  await expect.poll(() => vi.mocked(console.error).mock.lastCall?.[0]).toBe('Error: the port is taken')
  expect(pauses).toHaveLength(1)
  reportExit('lake')
  await expect.poll(() => restart.mock.calls.length).toBe(2)
})

it('restarts nothing at the end', async () => {
  const restart = keep([
    () => {
      isEnding = true
      fail()
    },
  ])
  reportExit('site')
  await expect.poll(() => vi.mocked(console.error).mock.lastCall?.[0]).toBe('Error: the port is taken')
  reportExit('site')
  expect(pauses).toHaveLength(1)
  expect(restart).toHaveBeenCalledTimes(1)
})
