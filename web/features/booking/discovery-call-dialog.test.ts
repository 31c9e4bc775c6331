import { type FormCode, formReplies } from '@tidewright/contracts/forms/form-result.ts'
import { expect, it } from 'vitest'
import { bookDiscoveryCall } from './discovery-call-dialog.tsx'
import type { LeadResult } from './lead-result.ts'

const lead = { name: 'Ada', email: 'ada@mill.example', company: 'Mill' }

function resultOf(code: FormCode): LeadResult {
  if (code === 'invalid') return { code, problems: { company: 'missing' } }
  return code === 'rate-limited' ? { code, retryAfter: 60 } : { code }
}

const codes = Object.keys(formReplies) as FormCode[] // the object's own keys
const successes = ['accepted', 'duplicate', 'unprocessed']

/** Both calls return a code or throw. `calls` has the order of calls. */
async function book(submitted: FormCode | 'throws', inserted: FormCode | 'throws') {
  const calls: string[] = []
  const respond = (name: string, code: FormCode | 'throws') => async () => {
    calls.push(name)
    if (code === 'throws') throw new Error('no connection')
    return resultOf(code)
  }
  const result = await bookDiscoveryCall(lead, respond('submit', submitted), respond('insert', inserted))
  return { code: result.code, calls }
}

it.each(successes as FormCode[])('treats %s of the function as success, without an insert', async (code) => {
  expect(await book(code, 'throws')).toEqual({ code, calls: ['submit'] })
})

const others = codes.filter((code) => !successes.includes(code) && code !== 'invalid')

it.each([...others, 'throws' as const])(
  'inserts after %s, and treats a duplicate as success',
  async (code) => {
    expect(await book(code, 'accepted')).toEqual({ code: 'accepted', calls: ['submit', 'insert'] })
    expect(await book(code, 'duplicate')).toEqual({ code: 'duplicate', calls: ['submit', 'insert'] })
    for (const inserted of [...others, 'invalid', 'throws'] as const) {
      expect(await book(code, inserted)).toEqual({ code: 'unavailable', calls: ['submit', 'insert'] })
    }
  },
)

it('returns invalid fields to the visitor', async () => {
  expect(await book('invalid', 'accepted')).toEqual({ code: 'invalid', calls: ['submit'] })
})
