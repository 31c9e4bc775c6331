import type { FormResult } from '@tidewright/schemas/forms/form-result.ts'
import { invokeForm } from './invoke-form.ts'

type Headers = Record<string, string>

/** Confirms the newsletter for the address that a link was mailed to. */
export function confirmNewsletter(token: string, headers: Headers): Promise<FormResult> {
  return invokeForm('confirm-newsletter', { token }, { headers })
}

/** Ends all mail to the address of a mailed link, or to a plain one. */
export function unsubscribe(
  recipient: { token: string } | { email: string },
  source: string,
  headers: Headers,
): Promise<FormResult> {
  return invokeForm('log-unsubscribe', { ...recipient, source }, { headers })
}

/** Takes an unsubscription back, by the token that came with it. */
export function resubscribe(token: string, locale: string, headers: Headers): Promise<FormResult> {
  return invokeForm('resubscribe', { token, locale }, { headers })
}
