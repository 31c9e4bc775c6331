import { z } from 'zod'
import { botSignals, localeField, requiredText } from './form-schema.ts'
import { newsletterRules } from './newsletter-rules.ts'

/**
 * What `send-newsletter-notification` takes: it asks the address to confirm, whether a direct insert has stored it or not.
 * Codes: `accepted`, also when it was asked a moment ago; `duplicate` when it is subscribed; `unprocessed`; `invalid`;
 * `rate-limited`; `unavailable`.
 */
export const newsletterRequest = z.object({
  email: requiredText(newsletterRules.email),
  locale: localeField,
  ...botSignals,
})

/** What `confirm-newsletter` and `resubscribe` take: the token of a mailed link. Codes: `accepted`, `invalid-link`, `unavailable`. */
export const linkRequest = z.object({
  token: requiredText({ max: 1_000, required: true }),
  locale: localeField,
})

/**
 * What `log-unsubscribe` takes: a plain address, as the spec's link has it, or the token of one of our mails. `accepted`
 * says nothing about whether the address was known; after a token it brings `resubscribeToken`, good for an hour.
 */
export const unsubscribeRequest = z
  .object({
    email: requiredText(newsletterRules.email).optional(),
    token: z.string().max(1_000).optional(),
    source: z.string().trim().min(1).max(50).default('email_link'),
  })
  .refine(({ email, token }) => email || token, { path: ['email'] })
