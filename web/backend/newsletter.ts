import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { invokeForm } from './invoke-form.ts'

type Headers = Record<string, string>

/** Confirms the newsletter for the email that a link was sent to. */
export function confirmNewsletter(token: string, headers: Headers): Promise<FormResult> {
  return invokeForm('confirm-newsletter', { token }, { headers })
}

/** Sets the language of the newsletter for the recipient of a link. */
export function setNewsletterLanguage(
  token: string,
  language: string,
  headers: Headers,
): Promise<FormResult> {
  return invokeForm('set-newsletter-language', { token, language }, { headers })
}

/** Stops all email to the recipient of a link, or to a plain email. */
export function unsubscribe(
  recipient: { token: string } | { email: string },
  source: string,
  headers: Headers,
): Promise<FormResult> {
  return invokeForm('log-unsubscribe', { ...recipient, source }, { headers })
}

/** Undoes an unsubscription with the token that it returned. */
export function resubscribe(token: string, locale: string, headers: Headers): Promise<FormResult> {
  return invokeForm('resubscribe', { token, locale }, { headers })
}
