import { expect, it, vi } from 'vitest'
import { retryOnce } from './retry-once.ts'

/** Fails after some milliseconds, then succeeds. */
function lake(error: unknown, afterMs: number) {
  let time = 0
  const send = vi
    .fn(async () => 'here')
    .mockImplementationOnce(() => {
      time += afterMs
      return Promise.reject(error)
    })
  const pause = vi.fn(async () => {})
  return { send, pause, result: retryOnce(send, { now: () => time, pause }) }
}

const reset = new Error('read ECONNRESET')
const broken = Object.assign(new Error('Bad Gateway'), { statusCode: 502 })

it.each([
  ['network error', reset],
  ['error of the lake', broken],
])('retries shortly after a quick %s', async (_what, error) => {
  const { result, send, pause } = lake(error, 400)
  expect(await result).toBe('here')
  expect(send).toHaveBeenCalledTimes(2)
  expect(pause).toHaveBeenCalledExactlyOnceWith(100)
})

it.each([
  ['a timeout', new Error('The operation was aborted due to timeout'), 2_500],
  ['a slow error of the lake', broken, 600],
  ['a rejected query', Object.assign(new Error('expected ]'), { statusCode: 400 }), 5],
  ['an internal error of the lake', Object.assign(new Error('broken'), { statusCode: 500 }), 5],
  ['a rate limit', Object.assign(new Error('slow down'), { statusCode: 429 }), 5],
])('does not retry after %s', async (_what, error, afterMs) => {
  const { result, send, pause } = lake(error, afterMs)
  await expect(result).rejects.toBe(error)
  expect(send).toHaveBeenCalledOnce()
  expect(pause).not.toHaveBeenCalled()
})

it('retries only once', async () => {
  const send = vi.fn(() => Promise.reject(reset))
  await expect(retryOnce(send, { pause: async () => {} })).rejects.toBe(reset)
  expect(send).toHaveBeenCalledTimes(2)
})
