import { formReplies } from '@tidewright/schemas/forms/form-result.ts'
import { expect, it } from 'vitest'
import type { FormMessages } from './get-form-messages.ts'
import { isDone, type LeadResult, resultMessage } from './lead-result.ts'

const texts = { missing: 'fill in all', rateLimited: 'wait', failed: 'problem' }
const words = new Proxy({} as FormMessages, { get: (_target, key) => Reflect.get(texts, key) ?? String(key) }) // only texts

const results: LeadResult[] = [
  { code: 'invalid', problems: { company: 'missing' } },
  { code: 'rate-limited', retryAfter: 180 },
  { code: 'unavailable' },
  { code: 'not-found' },
]

it.each(results)('says what went wrong after %j', (result) => {
  expect(isDone(result)).toBe(false)
  const texts: Record<string, string> = { invalid: 'fill in all', 'rate-limited': 'wait' }
  expect(resultMessage(words, result)).toBe(texts[result.code] ?? 'problem')
})

it('is done once the request is stored, a second time too, and where it looked automated', () => {
  const done = Object.keys(formReplies).filter((code) => isDone({ code } as LeadResult)) // each code in turn
  expect(done).toEqual(['accepted', 'duplicate', 'unprocessed'])
})
