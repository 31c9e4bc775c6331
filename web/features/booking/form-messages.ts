import { type LeadField, type LeadProblems, leadFields } from '@tidewright/schemas/forms/lead-rules.ts'
import type { FormMessages } from './get-form-messages.ts'

/** What the visitor reads under a field, or undefined when it is fine. */
export function fieldMessage(
  messages: FormMessages,
  problems: LeadProblems,
  field: LeadField,
): string | undefined {
  const problem = problems[field]
  if (!problem) return undefined
  if (problem === 'too-long') return messages.tooLong[field]
  if (problem === 'missing') return messages.fieldMissing
  return messages.invalid[field === 'phone' ? 'phone' : 'email']
}

/** The one sentence for the whole form: a missing field comes before an invalid one, as in the error catalogue. */
export function formMessage(messages: FormMessages, problems: LeadProblems): string {
  const wrong = leadFields.filter((field) => problems[field])
  if (wrong.some((field) => problems[field] === 'missing')) return messages.missing
  return (wrong[0] && fieldMessage(messages, problems, wrong[0])) ?? messages.failed
}
