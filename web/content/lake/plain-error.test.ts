import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { plainError, statusOf } from './plain-error.ts'

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
