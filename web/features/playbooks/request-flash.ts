import 'server-only'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import type { RequestFlash } from './request-form.tsx'

/** Stores a form for the page that shows it again, for visitors without JavaScript. */
export const requestFlash = sealedCookie<RequestFlash>('playbook-flash', 10)

/** The result of the last form post, by the `result` parameter of its redirect. */
export async function readRequestFlash(result: unknown): Promise<RequestFlash | null> {
  if (result === 'sent') return { result: { code: 'accepted' } }
  return result === 'failed' ? requestFlash.read() : null
}
