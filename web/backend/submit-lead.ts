import type { FormResult } from '@tidewright/schemas/forms/form-result.ts'
import type { LeadRequest } from '@tidewright/schemas/forms/lead.ts'
import { type LeadField, leadFields } from '@tidewright/schemas/forms/lead-rules.ts'
import { invokeForm } from './invoke-form.ts'

/** Sends a consultation request to `send-lead-notification`. Import this module on first use: it brings supabase-js. */
export function submitLead(
  lead: LeadRequest,
  headers: Record<string, string> = {},
): Promise<FormResult<LeadField>> {
  return invokeForm('send-lead-notification', lead, { fields: leadFields, headers })
}
