import 'server-only'
import { sealedCookie } from '@/security/sealed-cookie.ts'

/** What a valid code opens: the playbooks, the one of its week first. `until` is in milliseconds since 1970. */
type Access = { week: number; until: number }

/** Browsers that bring back their tabs bring back this cookie too: a visit ends after a day at the latest. */
const longestVisit = 24 * 60 * 60 * 1_000

const cookie = sealedCookie<Access>('playbook-access', 'visit')

/** Opens the playbooks for the rest of the visit. */
export function grantAccess(week: number): Promise<void> {
  return cookie.set({ week, until: Date.now() + longestVisit })
}

/** The week whose code the visitor has entered, or null: then no playbook may be in any answer. */
export async function grantedWeek(): Promise<number | null> {
  const access = await cookie.read()
  return access && access.until > Date.now() ? access.week : null
}
