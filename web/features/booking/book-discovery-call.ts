import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import { isDone, type LeadResult } from './lead-result.ts'

type Send = (lead: LeadRequest) => Promise<LeadResult>

/**
 * Submits the long form (spec section 8): through `send-lead-notification`, where rejected duplicates and automated
 * requests count as success; after any other failure, through an insert into `leads`. Invalid fields are returned to
 * the visitor.
 */
export async function bookDiscoveryCall(lead: LeadRequest, submit: Send, insert: Send): Promise<LeadResult> {
  const result = await submit(lead).catch(unavailable)
  if (isDone(result) || result.code === 'invalid') return result
  const inserted = await insert(lead).catch(unavailable)
  return isDone(inserted) ? inserted : { code: 'unavailable' }
}

const unavailable = (): LeadResult => ({ code: 'unavailable' })
