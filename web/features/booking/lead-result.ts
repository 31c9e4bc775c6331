import type { FieldProblem } from '@tidewright/contracts/forms/field-rules.ts'
import type { FormCode, FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { type LeadField, type LeadProblems, leadFields } from '@tidewright/contracts/forms/lead-rules.ts'
import type { FormMessages } from './get-messages.ts'

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

/** The message below a field. */
export function fieldMessage(messages: FormMessages, problem: FieldProblem, field: LeadField): string {
  if (problem === 'too-long' && field !== 'phone') return messages.tooLong[field]
  return problem === 'missing' ? messages.fieldMissing : messages.invalidEmail
}

/** The message for the whole form: missing fields come before invalid ones, as in the error catalogue. */
function formMessage(messages: FormMessages, problems: LeadProblems): string {
  if (Object.values(problems).includes('missing')) return messages.missing
  for (const field of leadFields) {
    const problem = problems[field]
    if (problem) return fieldMessage(messages, problem, field)
  }
  return messages.failed
}
