import type { FormResult } from '@tidewright/schemas/forms/form-result.ts'
import type { PlaybookType, playbookRules } from '@tidewright/schemas/forms/playbook-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { invokeForm } from './invoke-form.ts'

export type PlaybookField = keyof typeof playbookRules

export type PlaybookRequest = Record<PlaybookField, string> & {
  sendTips: boolean
  playbookType: PlaybookType
  locale: LocaleId
  /** What tells a person from a program, where a form has it. */
  website?: string
  elapsed?: number
}

/** Asks which week a code opens: `accepted` with `week`, `wrong-code`, or `rate-limited`. The site's server asks, never a page. */
export function verifyAccessCode(code: string, headers: Record<string, string>): Promise<FormResult> {
  return invokeForm('verify-access-code', { code }, { headers })
}

/** Has a playbook sent by mail. Import this module on first use: it brings supabase-js. */
export function requestPlaybook(
  request: PlaybookRequest,
  headers: Record<string, string> = {},
): Promise<FormResult<PlaybookField>> {
  return invokeForm('send-playbook-email', request, { fields: ['name', 'email'], headers })
}
