import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { callTimeout, createBackendClient } from './client.ts'
import { invokeForm } from './invoke-form.ts'

export type InsertResult =
  | { code: 'stored' | 'duplicate' | 'rate-limited' }
  | { code: 'failed'; reason: string }

/** PostgreSQL's unique_violation. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505'
/** The database's own code, answered with status 429: https://docs.postgrest.org/en/stable/references/errors.html */
const rateLimited = 'PT429'

/** Inserts an email into `newsletter_subscribers` with its locale. The database queues the confirmation email. */
export async function insertSubscriber(email: string, locale: LocaleId): Promise<InsertResult> {
  const { error } = await createBackendClient()
    .from('newsletter_subscribers')
    .insert({ email, locale })
    .abortSignal(AbortSignal.timeout(callTimeout))
  if (!error) return { code: 'stored' }
  if (error.code === rateLimited) return { code: 'rate-limited' }
  return error.code === uniqueViolation
    ? { code: 'duplicate' }
    : { code: 'failed', reason: error.code || 'unreachable' }
}

/**
 * Sends the confirmation email now. It also stores the email, so that a form without JavaScript needs no other call.
 */
export function notifySubscriber(
  email: string,
  locale: LocaleId,
  { website, headers }: { website?: string; headers?: Record<string, string> } = {},
): Promise<FormResult<'email'>> {
  return invokeForm(
    'send-newsletter-notification',
    { email, locale, website },
    { fields: ['email'], headers },
  )
}
