import 'server-only'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import type { RequestFlash } from './request-form.tsx'

/** Keeps a form for the page that shows it again, for visitors without JavaScript. */
export const requestFlash = sealedCookie<RequestFlash>('playbook-flash', 10)

/** How the last post of a form ended, by the `result` in the address that it led to. */
export async function readRequestFlash(result: unknown): Promise<RequestFlash | null> {
  if (result === 'sent') return { result: { code: 'accepted' } }
  return result === 'failed' ? requestFlash.read() : null
}
