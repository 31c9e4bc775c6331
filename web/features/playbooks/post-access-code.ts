import 'server-only'
import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { verifyAccessCode } from '@/backend/playbooks.ts'
import { grantAccess } from './access.ts'
import type { GateResult } from './gate-result.ts'

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
