import 'server-only'
import { leadProblems } from '@tidewright/schemas/forms/lead-rules.ts'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import type { LeadOutcome } from '@/backend/outcome.ts'
import { submitLead } from '@/backend/submit-lead.ts'
import { env } from '@/env.ts'
import { clearFormFlash, formValues, setFormFlash } from './form-flash.ts'

/**
 * Takes the consultation form as a browser without JavaScript posts it and returns the path to lead the visitor to.
 * Refused values wait in a cookie for the page that shows the form again; they never enter an address.
 */
export async function postLead(form: FormData, visitorAddress: string): Promise<string> {
  const given = form.get('locale')
  const locale = isLocaleId(given) ? given : defaultLocale
  const values = formValues(form)
  const outcome = await send(values, locale, visitorAddress)
  if (outcome.kind === 'accepted') {
    await clearFormFlash()
    return localePath(locale, '/contact/received')
  }
  const problems = outcome.kind === 'invalid' ? outcome.problems : {}
  await setFormFlash({ values, problems, reason: outcome.kind })
  return localePath(locale, '/contact/retry')
}

async function send(
  values: ReturnType<typeof formValues>,
  locale: LocaleId,
  address: string,
): Promise<LeadOutcome> {
  const problems = leadProblems(values)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  // The function limits how often one address may send; the site speaks for the visitor, and proves that it may.
  const headers = { 'x-site-secret': env.SITE_SECRET, 'x-client-ip': address }
  return submitLead({ ...values, locale }, headers).catch((): LeadOutcome => ({ kind: 'failed' }))
}
