import { z } from 'zod'
import { botSignals, localeField, optionalText, requiredText } from './form-schema.ts'
import { leadRules } from './lead-rules.ts'

/** What both consultation forms send to `send-lead-notification`. An empty phone is stored as null. */
export const leadRequest = z.object({
  name: requiredText(leadRules.name),
  email: requiredText(leadRules.email),
  company: requiredText(leadRules.company),
  phone: optionalText(leadRules.phone),
  locale: localeField,
  ...botSignals,
})

export type Lead = z.output<typeof leadRequest>

/** The request as callers type it. The schema accepts any value and reports what is wrong. */
export type LeadRequest = Pick<Lead, 'name' | 'email' | 'company'> &
  Partial<Pick<Lead, 'locale' | 'website' | 'elapsed'>> & { phone?: string | null }
