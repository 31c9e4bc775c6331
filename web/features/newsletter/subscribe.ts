import type { LocaleId } from '@tidewright/contracts/locales.ts'
import * as subscribers from '@/backend/subscribers.ts'

/**
 * The result of a sign-up. `known`: the email is already subscribed. `limited`: too many sign-ups, so it isn't stored.
 * `partial`: it is stored, but requesting its confirmation email failed; the database sends it later.
 */
export type SubscribeResult = 'subscribed' | 'known' | 'limited' | 'failed' | 'partial'

/** Codes that need no further call: the email is queued, or the subscription confirmed. */
const done = ['accepted', 'duplicate', 'unprocessed']

type SignUp = {
  email: string
  locale: LocaleId
  /** An earlier attempt stored the row, so only the second call is needed. */
  isStored: boolean
  /** What is in the field that only bots fill in. */
  honeypot: string
}

/**
 * The spec's two calls (section 7): the row, then the confirmation request. Import this module on first use: it loads
 * supabase-js.
 */
export async function subscribe(
  { email, locale, isStored, honeypot }: SignUp,
  backend: typeof subscribers = subscribers,
): Promise<SubscribeResult> {
  if (honeypot) return 'failed'
  if (!isStored) {
    const { code } = await backend.insertSubscriber(email, locale)
    if (code === 'duplicate') return 'known'
    if (code !== 'stored') return code === 'rate-limited' ? 'limited' : 'failed'
  }
  const { code } = await backend.notifySubscriber(email, locale)
  return done.includes(code) ? 'subscribed' : 'partial'
}
