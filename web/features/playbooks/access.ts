import 'server-only'
import { sealedCookie } from '@/security/sealed-cookie.ts'

/**
 * The access that a valid code gives: the playbooks, the one of its week first. `until` is in milliseconds since 1970;
 * `pass` lets the visitor request playbooks by email.
 */
type Access = { week: number; until: number; pass: string }

/** Browsers that restore tabs restore this cookie too, so a visit ends after a day at the latest. */
const longestVisit = 24 * 60 * 60 * 1_000

const cookie = sealedCookie<Access>('playbook-access', 'visit')

/** Gives access to the playbooks for the rest of the visit. */
export function grantAccess(week: number, pass: string): Promise<void> {
  return cookie.set({ week, pass, until: Date.now() + longestVisit })
}

/** The visitor's access, or null: then no response may contain a playbook. */
export async function grantedAccess(): Promise<Pick<Access, 'week' | 'pass'> | null> {
  const access = await cookie.read()
  return access && access.until > Date.now() ? access : null
}
