import { z } from 'zod'
import { ServiceError } from '../http/service-error.ts'
import type { MailReports } from './mail-reports.ts'
import type { MailStore } from './mail-store.ts'
import { type ResendMail, resendMail, unsupportedFields } from './resend-mail.ts'

/** An error in Resend's format. Source: https://resend.com/docs/api-reference/errors */
export class InboxError extends ServiceError {
  readonly status: number
  readonly headers: Record<string, string>

  /** `name` is Resend's error name, such as `validation_error`. */
  constructor(status: number, name: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = name
    this.status = status
    this.headers = headers
  }

  override toResponse(): Response {
    const { status, name, message, headers } = this
    return Response.json({ statusCode: status, name, message }, { status, headers })
  }
}

const invalidMail = (message: string) => new InboxError(422, 'validation_error', message)

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

/** Recipients that make the provider fail, by the part before the @; for tests. */
const sentinels: [localPart: string, error: () => InboxError][] = [
  ['bounce', () => new InboxError(422, 'validation_error', 'The recipient was rejected.')],
  ['wrong-key', () => new InboxError(403, 'invalid_api_key', 'The API key is invalid.')],
  [
    'rate-limited',
    () => new InboxError(429, 'rate_limit_exceeded', 'Too many requests.', { 'retry-after': '1' }),
  ],
  ['outage', () => new InboxError(500, 'internal_server_error', 'The provider is unavailable.')],
]

/** @throws the failure that a recipient of the email stands for. */
function failForSentinel(mail: ResendMail): void {
  const sentinel = sentinels.find(([localPart]) => mail.to.some((to) => to.includes(`${localPart}@`)))
  if (sentinel) throw sentinel[1]()
}
