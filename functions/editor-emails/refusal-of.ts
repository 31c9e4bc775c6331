import { emailPattern } from '@tidewright/contracts/forms/field-rules.ts'
import type { JsonReply } from '../_shared/endpoint.ts'

/**
 * Why a test may not go to an address; null if it may. The texts of a test are whatever an editor types, so it goes to the
 * team only: to the addresses of the team that are known, and to others at their domains.
 */
export function refusalOf(to: string, team: readonly (string | null)[]): JsonReply | null {
  // The editor of a local copy has an address that the pattern rejects.
  if (team.includes(to)) return null
  if (!emailPattern.test(to)) return { status: 400, body: { error: 'This isn’t an email address' } }
  const domains = [...new Set(team.flatMap((email) => (email ? domainOf(email) : [])))]
  if (domains.includes(domainOf(to))) return null
  const error = `A test goes only to you and to addresses at ${domains.join(' or ')}.`
  return { status: 409, body: { error } }
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
