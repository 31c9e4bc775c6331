import { z } from 'zod'
import { isLocaleId, type LocaleId } from '../locales.ts'
import { emailPattern, type LeadProblems, leadLimits } from './lead-rules.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const locale = z.custom<LocaleId>(isLocaleId)

/** What the short and the long consultation form send. An empty phone is stored as null. */
export const leadRequest = z.object({
  name: text(leadLimits.name),
  email: text(leadLimits.email).regex(emailPattern),
  company: text(leadLimits.company),
  phone: z
    .string()
    .trim()
    .max(leadLimits.phone)
    .nullish()
    .transform((phone) => phone || null),
  locale: locale.optional(),
})

export type LeadRequest = z.input<typeof leadRequest>
export type Lead = z.output<typeof leadRequest>

/** The message that marks a repeated submission; callers treat it as success. */
export const duplicateMessage = 'Duplicate submission detected'

/** Reply of `send-lead-notification`: 200 accepted, 409 duplicate, 422 invalid, 429 rate limited, 503 not stored. */
export type LeadReply =
  | { success: true; id: string }
  | { success: false; error: typeof duplicateMessage }
  | { success: false; error: 'Invalid lead'; problems: LeadProblems }
  | { success: false; error: 'Too many requests' }
  | { success: false; error: 'Not stored' }
