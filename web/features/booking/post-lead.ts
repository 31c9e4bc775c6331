import 'server-only'
import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { type LeadFormName, leadFormOf } from '@tidewright/contracts/forms/lead-origin.ts'
import { type LeadField, leadFields, leadProblems } from '@tidewright/contracts/forms/lead-rules.ts'
import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { submitLead } from '@/backend/submit-lead.ts'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import { honeypotName } from '@/ui/form/bot-signals.tsx'
import { isDone, type LeadResult } from './lead-result.ts'

/**
 * Handles both consultation forms, posted by the browser.
 * @returns the path to redirect to. Rejected values are kept in a cookie for the page that shows the form again; they
 * never enter a URL.
 */
export async function postLead(
  form: FormData,
  headers: Record<string, string>,
  page?: string,
  submit = submitLead,
): Promise<string> {
  const locale = localeIn(form.get('locale'))
  const values = formValues(form)
  const name = leadFormOf(form.get('form'))
  const website = String(form.get(honeypotName) ?? '')
  const result = await send(
    { ...values, website, locale, origin: { page, form: name, button: 'page' } },
    headers,
    submit,
  )
  if (isDone(result)) {
    await formFlash.clear()
    const query = name === 'consultation' ? '' : `?form=${name}`
    return localePath(locale, `/contact/received${query}`)
  }
  await formFlash.set({ form: name, values, result })
  return localePath(locale, '/contact/retry')
}

async function send(
  lead: LeadRequest & Record<LeadField, string>,
  headers: Record<string, string>,
  submit: typeof submitLead,
): Promise<LeadResult> {
  const problems = leadProblems(lead)
  if (Object.keys(problems).length > 0) return { code: 'invalid', problems }
  return submit(lead, headers).catch((): LeadResult => ({ code: 'unavailable' }))
}

/** A form that could not be sent: which one, its values, and the problem. */
export type FormFlash = {
  form: LeadFormName
  values: Partial<Record<LeadField, string>>
  result: LeadResult
}

/** Stores a form for the page that shows it again, for visitors without JavaScript. */
export const formFlash = sealedCookie<FormFlash>('form-flash', 10)

/** The form's fields as text, cut to a length that is still enough to validate. */
function formValues(form: FormData): Record<LeadField, string> {
  const text = (field: LeadField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, 400) : ''
  }
  const [name, email, company, phone] = leadFields
  return { name: text(name), email: text(email), company: text(company), phone: text(phone) }
}
