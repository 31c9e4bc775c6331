import { z } from 'zod'
import { InboxError, invalidMail } from './inbox-error.ts'
import type { MailReports } from './mail-reports.ts'
import type { MailStore } from './mail-store.ts'
import { resendMail, unsupportedFields } from './resend-mail.ts'
import { failForSentinel } from './sentinel-recipients.ts'

const object = z.record(z.string(), z.unknown())

/**
 * Resend's `POST /emails`: returns the email's id, and reports what happens to it. @throws {InboxError} where Resend would
 * reject it.
 */
export async function acceptMail(request: Request, store: MailStore, reports?: MailReports): Promise<string> {
  if (!/^Bearer \S+$/.test(request.headers.get('authorization') ?? '')) {
    throw new InboxError(401, 'missing_api_key', 'Missing API key in the authorization header.')
  }
  const body = object.safeParse(await request.json().catch(() => null))
  if (!body.success) throw new InboxError(400, 'validation_error', 'The body is not JSON.')
  const unsupported = unsupportedFields.find((name) => name in body.data)
  if (unsupported) {
    const message = `The inbox does not support "${unsupported}"; Resend does. See local/DIFFERENCES.md.`
    throw new InboxError(501, 'not_in_inbox', message)
  }
  const mail = resendMail.safeParse(body.data)
  if (!mail.success) {
    throw invalidMail(`Invalid: ${mail.error.issues.map((issue) => issue.path.join('.')).join(', ')}.`)
  }
  if (!mail.data.html && !mail.data.text) throw invalidMail('Missing `html` or `text` field.')
  failForSentinel(mail.data)
  const result = store.save(mail.data, request.headers.get('idempotency-key'))
  if (result.status === 'saved') {
    if (result.isNew) reports?.report(result.id, mail.data)
    return result.id
  }
  const message = 'This idempotency key was used for a request with another body.'
  throw new InboxError(409, 'invalid_idempotent_request', message)
}
