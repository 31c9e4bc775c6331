import { z } from 'zod'
import { isLocaleId, type LocaleId } from '../locales.ts'
import { newsletterRules } from './field-rules.ts'
import { botSignals, localeField, requiredText } from './form-schema.ts'

/**
 * The request of `send-newsletter-notification`, which emails a confirmation link whether or not a direct insert has
 * stored the email. Codes: `accepted`, also for a repeat within minutes; `duplicate` if already subscribed;
 * `unprocessed`; `invalid`; `rate-limited`; `unavailable`.
 */
export const newsletterRequest = z.object({
  email: requiredText(newsletterRules.email),
  locale: localeField,
  ...botSignals,
})

/**
 * The request of `confirm-newsletter` and `resubscribe`: the token of an emailed link. Codes: `accepted`,
 * `invalid-link`, `unavailable`.
 */
export const linkRequest = z.object({
  token: requiredText({ max: 1_000, required: true }),
  locale: localeField,
})

/**
 * The request of `set-newsletter-language`: the token of an unsubscribe link. Codes: `accepted`; `not-found` if the address
 * isn't subscribed; `invalid`, `invalid-link`, `unavailable`.
 */
export const newsletterLanguageRequest = z.object({
  token: requiredText({ max: 1_000, required: true }),
  language: z.custom<LocaleId>(isLocaleId),
})

/**
 * The request of `log-unsubscribe`: a plain email, as in the spec's link, or the token of one of our emails. `accepted`
 * doesn't reveal whether the email was known; with a token the response includes `resubscribeToken`, valid for an hour.
 */
export const unsubscribeRequest = z
  .object({
    email: requiredText(newsletterRules.email).optional(),
    token: z.string().max(1_000).optional(),
    // The database itself sets the others: `erased`, `bounce` and `complaint`.
    source: z.enum(['email_link', 'one_click']).catch('email_link'),
  })
  .refine(({ email, token }) => email || token, { path: ['email'] })
