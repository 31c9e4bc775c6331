import type { FormCode, FormResult } from '@tidewright/schemas/forms/form-result.ts'
import type { LeadField } from '@tidewright/schemas/forms/lead-rules.ts'
import { formMessage } from './form-messages.ts'
import type { FormMessages } from './get-form-messages.ts'

/** What each code means for the consultation form: it is through, or the message that says what went wrong. */
const meanings = {
  accepted: 'done',
  duplicate: 'done',
  unprocessed: 'done',
  invalid: 'failed',
  'wrong-code': 'failed',
  'invalid-link': 'failed',
  'not-found': 'failed',
  'rate-limited': 'rateLimited',
  unavailable: 'failed',
} as const satisfies Record<FormCode, 'done' | 'failed' | 'rateLimited'>

export type LeadResult = FormResult<LeadField>

/** True when the visitor has nothing more to do. */
export function isDone({ code }: LeadResult): boolean {
  return meanings[code] === 'done'
}

/** The sentence for a request that did not go through. */
export function resultMessage(words: FormMessages, result: LeadResult): string {
  if (result.code === 'invalid') return formMessage(words, result.problems)
  return meanings[result.code] === 'rateLimited' ? words.rateLimited : words.failed
}

/** The fields to mend, none for other results. */
export function resultProblems(result: LeadResult) {
  return result.code === 'invalid' ? result.problems : {}
}
