import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import type { PlaybookType, playbookRules } from '@tidewright/contracts/forms/playbook-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { invokeForm } from './invoke-form.ts'

export type PlaybookField = keyof typeof playbookRules

export type PlaybookRequest = Record<PlaybookField, string> & {
  sendTips: boolean
  playbookType: PlaybookType
  locale: LocaleId
  /** From `verifyAccessCode`; without one, nothing is sent. */
  pass: string
  /** Bot detection fields, if the form has them. */
  website?: string
  elapsed?: number
}

/** Checks an access code: `accepted` with `week` and `pass`, `wrong-code`, or `rate-limited`. Only the site's server calls it. */
export function verifyAccessCode(code: string, headers: Record<string, string>): Promise<FormResult> {
  return invokeForm('verify-access-code', { code }, { headers })
}

/** Requests a playbook by email. Import this module on first use: it loads supabase-js. */
export function requestPlaybook(
  request: PlaybookRequest,
  headers: Record<string, string> = {},
): Promise<FormResult<PlaybookField>> {
  return invokeForm('send-playbook-email', request, { fields: ['name', 'email'], headers })
}
