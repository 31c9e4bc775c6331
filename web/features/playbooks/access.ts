import 'server-only'
import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { verifyAccessCode } from '@/backend/playbooks.ts'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import type { GateResult } from './gate-result.ts'

/**
 * The access that a valid code gives: the playbooks, the one of its week first. `until` is in milliseconds since 1970;
 * `pass` lets the visitor request playbooks by email.
 */
type Access = { week: number; until: number; pass: string }

/** Browsers that restore tabs restore this cookie too, so a visit ends after a day at the latest. */
const longestVisit = 24 * 60 * 60 * 1_000

const cookie = sealedCookie<Access>('playbook-access', 'visit')

/** Gives access to the playbooks for the rest of the visit. */
function grantAccess(week: number, pass: string): Promise<void> {
  return cookie.set({ week, pass, until: Date.now() + longestVisit })
}

/** The visitor's access, or null: then no response may contain a playbook. */
export async function grantedAccess(): Promise<Pick<Access, 'week' | 'pass'> | null> {
  const access = await cookie.read()
  return access && access.until > Date.now() ? access : null
}

/** Handles an access code. A correct one gives access by a cookie. */
export async function postAccessCode(form: FormData, headers: Record<string, string>): Promise<GateResult> {
  const code = String(form.get('code') ?? '').slice(0, 100)
  if (!code.trim()) return 'wrong-code'
  const result = await verifyAccessCode(code, headers).catch((): FormResult => ({ code: 'unavailable' }))
  if (result.code === 'accepted') {
    const { week, pass } = result.reply ?? {}
    if (typeof week !== 'number' || typeof pass !== 'string') return 'unavailable'
    await grantAccess(week, pass)
    return 'accepted'
  }
  if (result.code === 'rate-limited' || result.code === 'unavailable') return result.code
  return 'wrong-code'
}
