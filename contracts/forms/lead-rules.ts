import { emailRule, type FieldProblems, type FieldRule, findProblems, nameRule } from './field-rules.ts'

/** The fields of both consultation forms. `lead.ts` builds the request schema from the same rules. */
export const leadRules = {
  name: nameRule,
  email: emailRule,
  company: nameRule,
  // A phone number may come with words ("ext. 5"), and none of them may stop a request.
  phone: { max: 40, required: false, isCut: true },
} satisfies Record<string, FieldRule>

/** A phone number as it is stored: on one line, without invisible characters, cut; null if nothing is left. */
export function cleanPhone(phone: string): string | null {
  const text = phone.replace(/[\p{Cc}\s]+/gu, ' ').replace(/\p{Cf}+/gu, '')
  return [...text.trim()].slice(0, leadRules.phone.max).join('').trim() || null
}

export type LeadField = keyof typeof leadRules
export type LeadProblems = FieldProblems<LeadField>

export const leadFields = ['name', 'email', 'company', 'phone'] as const satisfies readonly LeadField[]

export function leadProblems(values: Partial<Record<LeadField, string | null>>): LeadProblems {
  return findProblems(leadRules, values)
}
