import { expect, it } from 'vitest'
import { JobQueue, QueueFullError } from './job-queue.ts'

it('does two at once, has three wait, and refuses the sixth', async () => {
  const queue = new JobQueue({ atOnce: 2, waiting: 3 })
  let running = 0
  let most = 0
  const job = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'done'
  }
  const six = Array.from({ length: 6 }, () => queue.run(job))
  await expect(six[5]).rejects.toThrow(QueueFullError)
  expect(await Promise.all(six.slice(0, 5))).toEqual(Array(5).fill('done'))
  expect(most).toBe(2)
})

it('goes on after a job that failed', async () => {
  const queue = new JobQueue({ atOnce: 1, waiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})
