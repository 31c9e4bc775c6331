import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { confirmEmptyResult, plainError, retryOnce, statusOf } from './lake-failures.ts'

describe('plainError', () => {
  it('keeps the error and nothing of the request', () => {
    const error = Object.assign(new Error('Internal error.\nmore of it'), {
      statusCode: 500,
      response: { headers: { authorization: 'Bearer skSecret' } },
      cause: { request: 'Bearer skSecret' },
    })
    const plain = plainError('The lake did not respond', error)
    expect(plain.message).toBe('The lake did not respond: 500, Internal error.')
    expect(inspect(plain, { depth: 9, showHidden: true })).not.toContain('skSecret')
    expect(statusOf(error)).toBe(500)
    expect(statusOf(new TypeError('fetch failed'))).toBeNull()
    expect(plainError('The lake did not respond', 'x').message).toBe('The lake did not respond: unknown.')
  })
})

describe('retryOnce', () => {
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
})

describe('confirmEmptyResult', () => {
  const query = '*[_id == "a"][0]'
  /** A lake that returns `result`, behind something else that sends the first replies. */
  function lakeBehind(result: unknown, ...firstReplies: unknown[]) {
    return vi.fn(async (query: string) => {
      if (firstReplies.length > 0) return firstReplies.shift()
      return query.startsWith('{"answer": 6 * 7') ? { answer: 42, result } : result
    })
  }

  it('accepts a result that is not empty', async () => {
    const lake = lakeBehind({ title: 'A' })
    expect(await confirmEmptyResult(query, lake)).toEqual({ title: 'A' })
    expect(lake).toHaveBeenCalledOnce()
  })

  it.each([[null], [[]], [{}]])('accepts %j together with a known value', async (nothing) => {
    const lake = lakeBehind(nothing)
    expect(await confirmEmptyResult(query, lake)).toEqual(nothing)
    expect(lake.mock.calls.at(-1)?.[0]).toContain(query)
  })

  it.each([[null], [{}], [[]]])(
    'does not accept %j from something that is gone at the next request',
    async (wrong) => {
      expect(await confirmEmptyResult(query, lakeBehind({ title: 'A' }, wrong))).toEqual({ title: 'A' })
    },
  )

  it.each([
    ['an empty object for everything', [{}, {}]],
    ['null for everything', [null, null]],
    ['no result', [undefined]],
    ['a text', ['<h1>']],
    ['the known value without a result', [null, { answer: 42 }]],
  ])('refuses %s', async (_what, replies) => {
    await expect(confirmEmptyResult(query, lakeBehind({ title: 'A' }, ...replies))).rejects.toThrow()
  })
})
