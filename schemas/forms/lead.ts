import { z } from 'zod'
import { botSignals, localeField, optionalText, requiredText } from './form-schema.ts'
import { leadRules } from './lead-rules.ts'

/** What the short and the long consultation form send to `send-lead-notification`. An empty phone is stored as null. */
export const leadRequest = z.object({
  name: requiredText(leadRules.name),
  email: requiredText(leadRules.email),
  company: requiredText(leadRules.company),
  phone: optionalText(leadRules.phone),
  locale: localeField,
  ...botSignals,
})

export type Lead = z.output<typeof leadRequest>

/** The request as callers type it; the schema takes anything and says what is wrong. */
export type LeadRequest = Pick<Lead, 'name' | 'email' | 'company'> &
  Partial<Pick<Lead, 'locale' | 'website' | 'elapsed'>> & { phone?: string | null }
