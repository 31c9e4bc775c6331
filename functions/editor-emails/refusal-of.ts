import { emailPattern } from '@tidewright/contracts/forms/field-rules.ts'
import type { JsonReply } from '../_shared/endpoint.ts'

/**
 * Why a test may not go to an address; null if it may. The texts of a test are whatever an editor types, so it goes to the
 * editor's own address, which may be at a public mail provider, or to one at the domain of the address that gets the leads.
 */
export function refusalOf(to: string, own: string | null, leadsTo: string): JsonReply | null {
  // The editor of a local copy has an address that the pattern rejects.
  if (to.toLowerCase() === own?.toLowerCase()) return null
  if (!emailPattern.test(to)) return { status: 400, body: { error: 'This isn’t an email address' } }
  const domain = domainOf(leadsTo)
  if (domainOf(to) === domain) return null
  return { status: 409, body: { error: `A test goes only to you and to addresses at ${domain}.` } }
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
