import type { LeadFormName, LeadOrigin } from '@tidewright/contracts/forms/lead-origin.ts'
import { readVisitOrigin } from '@/analytics/visit-origin.ts'

/** Where a request comes from: its page, form and button, and with consent how the visit began. */
export function leadOriginOf(form: LeadFormName, button: string): LeadOrigin {
  return { ...readVisitOrigin(), page: location.pathname, form, button }
}
