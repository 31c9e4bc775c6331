import type { FormCode, FormResult } from '@tidewright/contracts/forms/form-result.ts'
import type { LeadField } from '@tidewright/contracts/forms/lead-rules.ts'
import { formMessage } from './form-messages.ts'
import type { FormMessages } from './get-form-messages.ts'

/** The status of each code for the consultation form: done, or the message that describes the problem. */
const statuses = {
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

/** True if the visitor doesn't have to do anything else. */
export function isDone({ code }: LeadResult): boolean {
  return statuses[code] === 'done'
}

/** The message for a request that failed. */
export function resultMessage(messages: FormMessages, result: LeadResult): string {
  if (result.code === 'invalid') return formMessage(messages, result.problems)
  return statuses[result.code] === 'rateLimited' ? messages.rateLimited : messages.failed
}

/** The invalid fields; empty for other results. */
export function resultProblems(result: LeadResult) {
  return result.code === 'invalid' ? result.problems : {}
}
