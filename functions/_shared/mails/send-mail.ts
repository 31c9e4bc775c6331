import { z } from 'zod'
import type { FunctionDeps } from '../deps.ts'
import type { JsonReply } from '../endpoint.ts'
import { sanitizeText } from '../sanitize-text.ts'

/**
 * `rejected`: the provider rejects this email. `failed`: it may accept it later, not before `retryAfter` seconds.
 * `uncertain`: it may have accepted it, but the response was lost, or comes from a gateway in front of it.
 */
export type SendResult =
  | { status: 'sent'; id: string }
  | { status: 'rejected'; error: string }
  | { status: 'failed'; error: string; retryAfter?: number; uncertain?: boolean }

/** The tag that says which of our emails the provider reports about: its key in the outbox. */
export const mailTag = 'mail'

const timeoutMs = 8_000
const accepted = z.object({ id: z.string() })
const problem = z.object({ name: z.string() }).catch({ name: 'unknown' })

// A wrong key (401, 403) is a configuration error, and 408, 409, 425 and 429 are temporary; the email itself is fine.
const retriedStatuses = [401, 403, 408, 409, 425, 429]
// https://resend.com/docs/dashboard/emails/idempotency-keys
const idempotencyKeyReused = 'invalid_idempotent_request'
const connectCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

type MailDeps = Pick<FunctionDeps, 'mail' | 'fetch'>

/**
 * Sends an email with Resend's `POST /emails`. A repeat with the same key within a day sends nothing. Without its
 * reply-to, an email is another one to the provider, with a key of its own: the outbox decides which is sent, once, so
 * that a lost response is followed by the same request.
 * Source: https://resend.com/docs/api-reference/emails/send-email
 */
export async function sendMail(
  mail: Mail,
  key: string,
  deps: MailDeps,
  { withoutReplyTo = false } = {},
): Promise<SendResult> {
  try {
    const response = await deps.fetch(`${deps.mail.apiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${deps.mail.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': withoutReplyTo ? `${key}-without-reply-to` : key,
      },
      body: JSON.stringify({
        from: deps.mail.from,
        to: [mail.to],
        reply_to: withoutReplyTo ? undefined : mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
        // Comes back with what the provider reports about the email (`mail-events`).
        tags: [{ name: mailTag, value: key }],
      }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return { status: 'sent', id: accepted.parse(body).id }
    const { name } = problem.parse(body)
    // The key was used for this email with other texts: an earlier attempt succeeded, but its response was lost.
    if (response.status === 409 && name === idempotencyKeyReused) return { status: 'sent', id: 'unknown' }
    return failureOf(response, name)
  } catch (error) {
    // Only the name: messages may contain email addresses.
    const name = error instanceof Error ? error.name : 'unknown'
    return { status: 'failed', error: name, uncertain: !neverConnected(error) }
  }
}

function failureOf(response: Response, name: string): SendResult {
  const error = `HTTP ${response.status} ${name}`
  const isPermanent =
    response.status >= 400 && response.status < 500 && !retriedStatuses.includes(response.status)
  if (isPermanent) return { status: 'rejected', error }
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  // A gateway's own answer: the provider behind it may have accepted the email.
  const uncertain = response.status >= 500 ? { uncertain: true } : {}
  const result = { status: 'failed' as const, error, ...uncertain }
  return seconds > 0 ? { ...result, retryAfter: Math.min(seconds, 3600) } : result
}

/** Whether the request can't have reached the provider, by the error codes of Node.js and Deno. */
function neverConnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const code = String(Object(error.cause).code ?? '')
  return connectCodes.includes(code) || /connection refused|dns error|connect error/i.test(error.message)
}

/** A rendered email, ready to send; sending adds the sender, which is the same for all. */
export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * Sends an email that an editor tries out. Its subject says that it is a test. 502 if the provider rejects the email; 503
 * if it may have been sent, or may be later.
 */
export async function sendTest(mail: Mail, deps: Parameters<typeof sendMail>[2]): Promise<JsonReply> {
  const test = { ...mail, subject: `[Test] ${sanitizeText(mail.subject)}` }
  const result = await sendMail(test, crypto.randomUUID(), deps)
  switch (result.status) {
    case 'sent':
      return { status: 200, body: { email: mail.to } }
    case 'rejected':
      return { status: 502, body: { error: 'The email provider rejected the email' } }
    case 'failed': {
      const error = 'No answer from the email provider: the test may have been sent.'
      return { status: 503, body: { error } }
    }
  }
}
