import { emailRule, type FieldRule } from './field-rules.ts'

/** The field of the newsletter form. `newsletter.ts` builds the request schema from it. */
export const newsletterRules = { email: emailRule } satisfies Record<string, FieldRule>
