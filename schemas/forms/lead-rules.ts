/**
 * The rules of the consultation form, without a library, so that a browser can load them at no cost.
 * `lead.ts` builds the request's schema from the same numbers.
 */

/** The spec's simple pattern: non-space text, @, text, dot, text. The database checks the same one. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Longest accepted values, in characters; the form fields and the database columns use the same numbers. */
export const leadLimits = { name: 200, email: 254, company: 200, phone: 50 } as const

export const leadFields = ['name', 'email', 'company', 'phone'] as const
export type LeadField = (typeof leadFields)[number]

/** Why a lead was refused, per field. `missing` is the spec's "required" rule, `invalid` the e-mail pattern. */
export type LeadProblem = 'missing' | 'invalid' | 'too-long'
export type LeadProblems = Partial<Record<LeadField, LeadProblem>>

/** Names what is wrong with a form's values, a problem a field; an empty object means that they can be sent. */
export function leadProblems(values: Partial<Record<LeadField, string | null>>): LeadProblems {
  const problems: LeadProblems = {}
  for (const field of leadFields) {
    const value = values[field]?.trim() ?? ''
    if (!value && field !== 'phone') problems[field] = 'missing'
    else if (value.length > leadLimits[field]) problems[field] = 'too-long'
    else if (field === 'email' && !emailPattern.test(value)) problems[field] = 'invalid'
  }
  return problems
}
