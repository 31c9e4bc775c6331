import { z } from 'zod'
import { botSignals, localeField, requiredText } from './form-schema.ts'
import { playbookRules, playbookTypes } from './playbook-rules.ts'

/**
 * The request of `send-playbook-email`. `accepted`, with `success: true`, also for a repeat within minutes, which sends
 * no second email, and without a pass. Other codes: `unprocessed`, `invalid`, `rate-limited`, `unavailable`.
 */
export const playbookRequest = z.object({
  name: requiredText(playbookRules.name),
  email: requiredText(playbookRules.email),
  sendTips: z.boolean().default(true),
  playbookType: z.enum(playbookTypes),
  locale: localeField,
  /** From `verify-access-code`. */
  pass: z.string().max(1_000).optional().catch(undefined),
  ...botSignals,
})

/**
 * The request of `verify-access-code`. `accepted` includes `week`, `playbookType` and `pass`; otherwise `wrong-code` or
 * `rate-limited`.
 */
export const accessCodeRequest = z.object({ code: requiredText({ max: 100, required: true }) })
