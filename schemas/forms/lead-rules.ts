import {
  emailRule,
  type FieldProblems,
  type FieldRule,
  findProblems,
  nameRule,
  phonePattern,
} from './field-rules.ts'

/** The fields of both consultation forms. `lead.ts` builds the request schema from the same rules. */
export const leadRules = {
  name: nameRule,
  email: emailRule,
  company: { max: 200, required: true },
  phone: { max: 50, required: false, pattern: phonePattern },
} satisfies Record<string, FieldRule>

export type LeadField = keyof typeof leadRules
export type LeadProblems = FieldProblems<LeadField>

export const leadFields = ['name', 'email', 'company', 'phone'] as const satisfies readonly LeadField[]

export function leadProblems(values: Partial<Record<LeadField, string | null>>): LeadProblems {
  return findProblems(leadRules, values)
}
