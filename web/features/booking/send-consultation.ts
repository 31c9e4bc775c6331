import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { track } from '@/analytics/track.ts'
import { postByBrowser } from '@/ui/form/use-form.ts'
import { isDone, type LeadResult } from './lead-result.ts'
import type { LeadValues } from './use-lead-form.ts'

/**
 * Sends the short form. If the code for sending doesn't load, the browser posts the form itself, provided it has a
 * connection.
 * @returns null on success, otherwise the problem.
 */
export async function sendConsultation(
  values: LeadValues,
  form: HTMLFormElement,
  locale: LocaleId,
  /** What opened the form, or `page` for a form on a page. */
  button: string,
): Promise<LeadResult | null> {
  const modules = await Promise.all([import('@/backend/submit-lead.ts'), import('./lead-origin.ts')]).catch(
    () => null,
  )
  if (!modules) {
    if (!navigator.onLine) return { code: 'unavailable' }
    return postByBrowser(form)
  }
  const [{ submitLead }, { leadOriginOf }] = modules
  const lead = { ...values, locale, origin: leadOriginOf('consultation', button) }
  const result = await submitLead(lead).catch((): LeadResult => ({ code: 'unavailable' }))
  if (!isDone(result)) return result
  track({ name: 'lead_form_submitted', form_type: 'consultation', company: values.company })
  return null
}
