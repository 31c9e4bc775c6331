import { formReplies } from '@tidewright/contracts/forms/form-result.ts'
import type { LeadProblems } from '@tidewright/contracts/forms/lead-rules.ts'
import { expect, it } from 'vitest'
import type { FormMessages } from './get-messages.ts'
import { fieldMessage, isDone, type LeadResult, resultMessage } from './lead-result.ts'

const texts = { missing: 'fill in all', rateLimited: 'wait', failed: 'problem', invalidEmail: 'no address' }
const messages = new Proxy({} as FormMessages, {
  get: (_target, key) => Reflect.get(texts, key) ?? String(key),
}) // strings only

const invalid = (problems: LeadProblems): LeadResult => ({ code: 'invalid', problems })

it.each<[LeadResult, string]>([
  [invalid({ company: 'missing' }), 'fill in all'],
  // Missing fields come before invalid ones.
  [invalid({ email: 'invalid', company: 'missing' }), 'fill in all'],
  [invalid({ email: 'invalid' }), 'no address'],
  [invalid({}), 'problem'],
  [{ code: 'rate-limited', retryAfter: 180 }, 'wait'],
  [{ code: 'unavailable' }, 'problem'],
  [{ code: 'not-found' }, 'problem'],
])('describes the problem after %j', (result, message) => {
  expect(isDone(result)).toBe(false)
  expect(resultMessage(messages, result)).toBe(message)
})

it('describes the problem of each field', () => {
  const tooLong = { name: 'long name', email: 'long email', company: 'long company' }
  expect(fieldMessage(messages, 'invalid', 'email')).toBe('no address')
  expect(fieldMessage(messages, 'missing', 'company')).toBe('fieldMissing')
  expect(fieldMessage({ ...messages, tooLong }, 'too-long', 'name')).toBe('long name')
})

it('is done for a stored request, a duplicate and one that looked automated', () => {
  const done = Object.keys(formReplies).filter((code) => isDone({ code } as LeadResult)) // each code in turn
  expect(done).toEqual(['accepted', 'duplicate', 'unprocessed'])
})
