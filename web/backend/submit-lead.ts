import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import type { LeadReply, LeadRequest } from '@tidewright/schemas/forms/lead.ts'
import { backend } from './env.ts'
import type { LeadOutcome } from './outcome.ts'

/**
 * Sends a consultation request to `send-lead-notification`. Import this module on first use: it brings supabase-js.
 * `headers` let the site's own server speak for the visitor.
 */
export async function submitLead(
  lead: LeadRequest,
  headers: Record<string, string> = {},
): Promise<LeadOutcome> {
  const supabase = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { data, error } = await supabase.functions.invoke<LeadReply>('send-lead-notification', {
    body: lead,
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  if (!error) return data?.success ? { kind: 'accepted' } : { kind: 'failed' }
  if (!(error instanceof FunctionsHttpError)) return { kind: 'failed' }
  return outcomeOf(await error.context.json().catch(() => null))
}

function outcomeOf(reply: LeadReply | null): LeadOutcome {
  if (!reply || reply.success) return { kind: 'failed' }
  if (reply.error === 'Duplicate submission detected') return { kind: 'accepted' }
  if (reply.error === 'Invalid lead') return { kind: 'invalid', problems: reply.problems }
  return { kind: reply.error === 'Too many requests' ? 'rate-limited' : 'failed' }
}
