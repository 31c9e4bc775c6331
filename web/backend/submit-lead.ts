import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { type LeadField, leadFields } from '@tidewright/contracts/forms/lead-rules.ts'
import { callTimeout, createBackendClient } from './client.ts'
import { invokeForm } from './invoke-form.ts'

/** Sends a consultation request to `send-lead-notification`. Import this module on first use: it loads supabase-js. */
export function submitLead(
  lead: LeadRequest,
  headers: Record<string, string> = {},
): Promise<FormResult<LeadField>> {
  return invokeForm('send-lead-notification', lead, { fields: leadFields, headers })
}

/** Inserts a request into `leads` if the function fails. The database queues the same emails for it. */
export async function insertLead({ name, email, company, phone, locale }: LeadRequest): Promise<FormResult> {
  const { error } = await createBackendClient()
    .from('leads')
    .insert({ name, email, company, phone: phone || null, locale })
    .abortSignal(AbortSignal.timeout(callTimeout))
  if (!error) return { code: 'accepted' }
  return { code: error.code === '23505' ? 'duplicate' : 'unavailable' }
}
