import type { LeadRequest } from '@tidewright/schemas/forms/lead.ts'
import { isDone, type LeadResult } from './lead-result.ts'

type Send = (lead: LeadRequest) => Promise<LeadResult>

/**
 * Books by the long form, as section 8 of the spec decides: through `send-lead-notification`, whose refusals of doubles and
 * of what looks automated count as success; where it fails in any other way, through an insert into `leads`. Fields that
 * have problems are left for the visitor to mend.
 */
export async function bookDiscoveryCall(lead: LeadRequest, submit: Send, insert: Send): Promise<LeadResult> {
  const result = await submit(lead).catch(unavailable)
  if (isDone(result) || result.code === 'invalid') return result
  const inserted = await insert(lead).catch(unavailable)
  return isDone(inserted) ? inserted : { code: 'unavailable' }
}

const unavailable = (): LeadResult => ({ code: 'unavailable' })
