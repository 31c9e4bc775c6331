import { z } from 'zod'
import { botSignals, localeField, requiredText } from './form-schema.ts'
import { type LeadOrigin, leadOrigin } from './lead-origin.ts'
import { cleanPhone, leadRules } from './lead-rules.ts'

/** What both consultation forms send to `send-lead-notification`. The phone never makes a request invalid. */
export const leadRequest = z.object({
  name: requiredText(leadRules.name),
  email: requiredText(leadRules.email),
  company: requiredText(leadRules.company),
  phone: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? cleanPhone(value) : null)),
  locale: localeField,
  origin: leadOrigin,
  ...botSignals,
})

export type Lead = z.output<typeof leadRequest>

/** The request as callers type it. The schema accepts any value and reports what is wrong. */
export type LeadRequest = Pick<Lead, 'name' | 'email' | 'company'> &
  Partial<Pick<Lead, 'locale' | 'website' | 'elapsed'>> & {
    phone?: string | null
    origin?: LeadOrigin
  }
