import type { LocaleId } from '@tidewright/schemas/locales.ts'
import * as subscribers from '@/backend/subscribers.ts'

/**
 * How a sign-up ended. `known`: the address is on the list already. `partial`: it is stored, and the call that has its
 * mail sent failed; the database sends it later by itself.
 */
export type SubscribeResult = 'subscribed' | 'known' | 'failed' | 'partial'

/** The codes after which nothing is left to do: the mail is on its way, or the address is confirmed. */
const done = ['accepted', 'duplicate', 'unprocessed']

/**
 * The spec's two calls (section 7): the row, then the request to confirm. `isStored` says that an earlier try got as far as
 * the row: the second call alone mends it. Import this on first use: it brings supabase-js.
 */
export async function subscribe(
  email: string,
  locale: LocaleId,
  isStored: boolean,
  backend: typeof subscribers = subscribers,
): Promise<SubscribeResult> {
  if (!isStored) {
    const { code } = await backend.insertSubscriber(email, locale)
    if (code !== 'stored') return code === 'duplicate' ? 'known' : 'failed'
  }
  const { code } = await backend.notifySubscriber(email, locale)
  return done.includes(code) ? 'subscribed' : 'partial'
}
