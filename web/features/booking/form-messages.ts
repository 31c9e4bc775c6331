import type { FieldProblem } from '@tidewright/contracts/forms/field-rules.ts'
import { type LeadField, type LeadProblems, leadFields } from '@tidewright/contracts/forms/lead-rules.ts'
import type { FormMessages } from './get-form-messages.ts'

/** The message below a field. */
export function fieldMessage(messages: FormMessages, problem: FieldProblem, field: LeadField): string {
  if (problem === 'too-long' && field !== 'phone') return messages.tooLong[field]
  return problem === 'missing' ? messages.fieldMissing : messages.invalidEmail
}

/** The message for the whole form: missing fields come before invalid ones, as in the error catalogue. */
export function formMessage(messages: FormMessages, problems: LeadProblems): string {
  if (Object.values(problems).includes('missing')) return messages.missing
  for (const field of leadFields) {
    const problem = problems[field]
    if (problem) return fieldMessage(messages, problem, field)
  }
  return messages.failed
}
