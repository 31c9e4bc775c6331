import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { postByBrowser } from '@/ui/form/use-form.ts'
import type { LeadResult } from './lead-result.ts'

/**
 * Sends the short form. If the code for sending doesn't load, the browser posts the form itself, provided it has a
 * connection.
 * @param button - what opened the form, or `page` for a form on a page
 * @param isRetry - whether the server keeps the form's values, which it deletes when the browser posts the form
 * @returns null on success, otherwise the problem.
 */
export async function sendConsultation(
  lead: LeadRequest,
  form: HTMLFormElement,
  button: string,
  isRetry = false,
): Promise<LeadResult | null> {
  const code = isRetry ? null : await import('./submit-consultation.ts').catch(() => null)
  if (code) return code.submitConsultation(lead, button)
  return navigator.onLine ? postByBrowser(form) : { code: 'unavailable' }
}
