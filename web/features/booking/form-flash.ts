import 'server-only'
import { type LeadField, leadFields } from '@tidewright/contracts/forms/lead-rules.ts'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import type { LeadResult } from './lead-result.ts'

/** A form that could not be sent: its values, and the problem. */
export type FormFlash = {
  values: Partial<Record<LeadField, string>>
  result: LeadResult
}

/** Stores a form for the page that shows it again, for visitors without JavaScript. */
export const formFlash = sealedCookie<FormFlash>('form-flash', 10)

/** The form's fields as text, cut to a length that is still enough to validate. */
export function formValues(form: FormData): Record<LeadField, string> {
  const text = (field: LeadField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, 400) : ''
  }
  const [name, email, company, phone] = leadFields
  return { name: text(name), email: text(email), company: text(company), phone: text(phone) }
}
