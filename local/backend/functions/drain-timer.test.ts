import { expect, test } from 'vitest'
import { startDrainTimer } from './drain-timer.ts'

test('drains never overlap; a request during a drain causes one more; stopping waits', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const release = Promise.withResolvers<void>()
  const timer = startDrainTimer(3600, async () => {
    running += 1
    most = Math.max(most, running)
    runs += 1
    await release.promise
    running -= 1
    if (runs === 1) throw new Error('a drain that fails')
  })
  for (let count = 0; count < 5; count += 1) timer.trigger()
  release.resolve()
  await expect.poll(() => runs).toBe(2)
  await timer.stop()
  expect({ running, most }).toEqual({ running: 0, most: 1 })
  timer.trigger()
  expect(runs).toBe(2)
})
