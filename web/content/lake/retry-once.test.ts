import { expect, it, vi } from 'vitest'
import { retryOnce } from './retry-once.ts'

/** Fails after so many milliseconds, then answers. */
function lake(error: unknown, afterMs: number) {
  let time = 0
  const ask = vi
    .fn(async () => 'here')
    .mockImplementationOnce(() => {
      time += afterMs
      return Promise.reject(error)
    })
  const pause = vi.fn(async () => {})
  return { ask, pause, answer: retryOnce(ask, { now: () => time, pause }) }
}

const reset = new Error('read ECONNRESET')
const broken = Object.assign(new Error('Bad Gateway'), { statusCode: 502 })

it.each([
  ['the network', reset],
  ['the lake', broken],
])('asks once more a moment after a quick failure of %s', async (_what, error) => {
  const { answer, ask, pause } = lake(error, 400)
  expect(await answer).toBe('here')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(pause).toHaveBeenCalledExactlyOnceWith(100)
})

it.each([
  ['a time-out', new Error('The operation was aborted due to timeout'), 2_500],
  ['a lake that breaks slowly', broken, 600],
  ['a question that is wrong', Object.assign(new Error('expected ]'), { statusCode: 400 }), 5],
  ['a lake that is broken', Object.assign(new Error('broken'), { statusCode: 500 }), 5],
  ['one question of too many', Object.assign(new Error('slow down'), { statusCode: 429 }), 5],
])('has nobody wait again after %s', async (_what, error, afterMs) => {
  const { answer, ask, pause } = lake(error, afterMs)
  await expect(answer).rejects.toBe(error)
  expect(ask).toHaveBeenCalledOnce()
  expect(pause).not.toHaveBeenCalled()
})

it('asks twice at most', async () => {
  const ask = vi.fn(() => Promise.reject(reset))
  await expect(retryOnce(ask, { pause: async () => {} })).rejects.toBe(reset)
  expect(ask).toHaveBeenCalledTimes(2)
})
