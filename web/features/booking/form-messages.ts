import { type LeadField, type LeadProblems, leadFields } from '@tidewright/schemas/forms/lead-rules.ts'

/** The words of the consultation form in the visitor's language. */
export type FormMessages = {
  labels: Record<LeadField, string>
  optional: string
  submit: string
  submitting: string
  privacyNote: string
  successTitle: string
  successText: string
  successAgain: string
  errorTitle: string
  missing: string
  fieldMissing: string
  invalid: Record<'email' | 'phone', string>
  tooLong: Record<LeadField, string>
  failed: string
  offline: string
  rateLimited: string
  close: string
}

/** What the visitor reads under a field, or undefined when it is fine. */
export function fieldMessage(
  words: FormMessages,
  problems: LeadProblems,
  field: LeadField,
): string | undefined {
  const problem = problems[field]
  if (!problem) return undefined
  if (problem === 'too-long') return words.tooLong[field]
  if (problem === 'missing') return words.fieldMissing
  return words.invalid[field === 'phone' ? 'phone' : 'email']
}

/** The one sentence for the whole form: a missing field comes before an invalid one, as in the error catalogue. */
export function formMessage(words: FormMessages, problems: LeadProblems): string {
  const wrong = leadFields.filter((field) => problems[field])
  if (wrong.some((field) => problems[field] === 'missing')) return words.missing
  return (wrong[0] && fieldMessage(words, problems, wrong[0])) ?? words.failed
}
