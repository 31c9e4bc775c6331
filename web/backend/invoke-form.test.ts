import { expect, it } from 'vitest'
import { toFormResult } from './invoke-form.ts'

const fields = ['name', 'email'] as const

it.each([
  [
    { success: true, code: 'accepted', id: '1' },
    { code: 'accepted', reply: { success: true, code: 'accepted', id: '1' } },
  ],
  [{ success: false, code: 'unprocessed', error: 'Request could not be processed' }, { code: 'unprocessed' }],
  [
    { code: 'invalid', problems: { name: 'missing', email: 'odd', other: 'missing' } },
    { code: 'invalid', problems: { name: 'missing' } },
  ],
  [{ code: 'invalid' }, { code: 'invalid', problems: {} }],
  [
    { code: 'rate-limited', retryAfter: 180 },
    { code: 'rate-limited', retryAfter: 180 },
  ],
  [{ code: 'rate-limited' }, { code: 'rate-limited', retryAfter: 60 }],
  [{ code: 'toString' }, { code: 'unavailable' }],
  ['<html>', { code: 'unavailable' }],
  [null, { code: 'unavailable' }],
])('reads %j', (reply, result) => {
  expect(toFormResult(reply, fields)).toEqual(result)
})
