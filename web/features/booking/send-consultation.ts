import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { postByBrowser } from '@/ui/form/use-form.ts'
import type { LeadResult } from './lead-result.ts'

/**
 * Sends the short form. If the code for sending doesn't load, the browser posts the form itself, provided it has a
 * connection.
 * @param button - what opened the form, or `page` for a form on a page
 * @returns null on success, otherwise the problem.
 */
export async function sendConsultation(
  lead: LeadRequest,
  form: HTMLFormElement,
  button: string,
): Promise<LeadResult | null> {
  const code = await import('./submit-consultation.ts').catch(() => null)
  if (code) return code.submitConsultation(lead, button)
  return navigator.onLine ? postByBrowser(form) : { code: 'unavailable' }
}
