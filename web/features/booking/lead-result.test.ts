import { formReplies } from '@tidewright/contracts/forms/form-result.ts'
import { expect, it } from 'vitest'
import type { FormMessages } from './get-messages.ts'
import { isDone, type LeadResult, resultMessage } from './lead-result.ts'

const texts = { missing: 'fill in all', rateLimited: 'wait', failed: 'problem' }
const messages = new Proxy({} as FormMessages, {
  get: (_target, key) => Reflect.get(texts, key) ?? String(key),
}) // strings only

const results: LeadResult[] = [
  { code: 'invalid', problems: { company: 'missing' } },
  { code: 'rate-limited', retryAfter: 180 },
  { code: 'unavailable' },
  { code: 'not-found' },
]

it.each(results)('describes the problem after %j', (result) => {
  expect(isDone(result)).toBe(false)
  const texts: Record<string, string> = { invalid: 'fill in all', 'rate-limited': 'wait' }
  expect(resultMessage(messages, result)).toBe(texts[result.code] ?? 'problem')
})

it('is done for a stored request, a duplicate and one that looked automated', () => {
  const done = Object.keys(formReplies).filter((code) => isDone({ code } as LeadResult)) // each code in turn
  expect(done).toEqual(['accepted', 'duplicate', 'unprocessed'])
})
