import { z } from 'zod'
import { botSignals, localeField, requiredText } from './form-schema.ts'
import { playbookRules, playbookTypes } from './playbook-rules.ts'

/**
 * What `send-playbook-email` takes. `accepted`, with `success: true`, also for a repeat within minutes, which makes no
 * second mail. Other codes: `unprocessed`, `invalid`, `rate-limited`, `unavailable`.
 */
export const playbookRequest = z.object({
  name: requiredText(playbookRules.name),
  email: requiredText(playbookRules.email),
  sendTips: z.boolean().default(true),
  playbookType: z.enum(playbookTypes),
  locale: localeField,
  ...botSignals,
})

/** What `verify-access-code` takes. `accepted` brings `week` and `playbookType`; else `wrong-code` or `rate-limited`. */
export const accessCodeRequest = z.object({ code: requiredText({ max: 100, required: true }) })
