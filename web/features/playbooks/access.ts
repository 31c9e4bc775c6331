import 'server-only'
import { sealedCookie } from '@/security/sealed-cookie.ts'

/**
 * The access that a valid code gives: the playbooks, the one of its week first. `until` is in milliseconds since 1970.
 */
type Access = { week: number; until: number }

/** Browsers that restore tabs restore this cookie too, so a visit ends after a day at the latest. */
const longestVisit = 24 * 60 * 60 * 1_000

const cookie = sealedCookie<Access>('playbook-access', 'visit')

/** Gives access to the playbooks for the rest of the visit. */
export function grantAccess(week: number): Promise<void> {
  return cookie.set({ week, until: Date.now() + longestVisit })
}

/** The week of the visitor's access code, or null: then no response may contain a playbook. */
export async function grantedWeek(): Promise<number | null> {
  const access = await cookie.read()
  return access && access.until > Date.now() ? access.week : null
}
