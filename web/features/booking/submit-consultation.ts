import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { track } from '@/analytics/track.ts'
import { submitLead } from '@/backend/submit-lead.ts'
import { leadOriginOf } from './lead-origin.ts'
import { isDone, type LeadResult } from './lead-result.ts'

/**
 * Sends the short form. Import this module on first use: it loads supabase-js.
 * @param button - what opened the form, or `page` for a form on a page
 * @returns null on success, otherwise the problem.
 */
export async function submitConsultation(lead: LeadRequest, button: string): Promise<LeadResult | null> {
  const origin = leadOriginOf('consultation', button)
  const result = await submitLead({ ...lead, origin }).catch((): LeadResult => ({ code: 'unavailable' }))
  if (!isDone(result)) return result
  track({ name: 'lead_form_submitted', form_type: 'consultation', company: lead.company })
  return null
}
