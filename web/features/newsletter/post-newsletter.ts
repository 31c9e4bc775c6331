import 'server-only'
import { findProblems, newsletterRules } from '@tidewright/contracts/forms/field-rules.ts'
import { type LocaleId, localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { notifySubscriber } from '@/backend/subscribers.ts'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import { honeypotName } from '@/ui/form/bot-signals.tsx'
import type { NewsletterFlash } from './newsletter-form.tsx'

/** Stores a form for the page that shows it again, for visitors without JavaScript. */
export const newsletterFlash = sealedCookie<NewsletterFlash>('newsletter-flash', 10)

/** Handles the newsletter form posted without JavaScript. @returns the path to redirect to. */
export async function postNewsletter(form: FormData, headers: Record<string, string>): Promise<string> {
  const locale = localeIn(form.get('locale'))
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, 400)
  const website = String(form.get(honeypotName) ?? '')
  const result = await send(email, locale, { website, headers })
  if (result === 'subscribed') {
    await newsletterFlash.clear()
    return localePath(locale, '/newsletter/received')
  }
  await newsletterFlash.set({ email, result })
  return localePath(locale, '/newsletter/retry')
}

async function send(
  email: string,
  locale: LocaleId,
  options: { website: string; headers: Record<string, string> },
): Promise<NewsletterFlash['result'] | 'subscribed'> {
  if (findProblems(newsletterRules, { email }).email) return 'invalid'
  const { code } = await notifySubscriber(email, locale, options).catch(() => ({ code: 'unavailable' }))
  if (code === 'accepted') return 'subscribed'
  if (code === 'duplicate') return 'known'
  if (code === 'rate-limited') return 'limited'
  return code === 'invalid' ? 'invalid' : 'failed'
}
