import type { MailSettings } from '../deps.ts'
import { leadNotification } from './lead-notification.ts'
import type { Mail } from './mail.ts'
import type { MailCopy } from './mail-copy.ts'

/** One template a kind of mail; the kinds are what the triggers and functions of the database write to the outbox. */
const templates = {
  'lead-notification': leadNotification,
} satisfies Record<string, (payload: unknown, settings: MailSettings, text: MailCopy) => Mail>

/** Renders a mail of the outbox in the words of `text`. Throws when the kind is unknown or the payload is not what the template needs. */
export function renderMail(kind: string, payload: unknown, settings: MailSettings, text: MailCopy): Mail {
  const template = Object.entries(templates).find(([name]) => name === kind)?.[1]
  if (!template) throw new Error(`There is no mail template for the kind "${kind}".`)
  return template(payload, settings, text)
}
