import { z } from 'zod'
import type { FunctionDeps } from '../deps.ts'
import type { Mail } from './mail.ts'

/**
 * `refused`: the provider finds fault with this mail. `failed`: it may take it later, not before `retryAfter` seconds.
 * `uncertain`: it may have taken it, and nobody heard.
 */
export type SendResult =
  | { status: 'sent'; id: string }
  | { status: 'refused'; error: string }
  | { status: 'failed'; error: string; retryAfter?: number; uncertain?: boolean }

const timeout = 8_000
const accepted = z.object({ id: z.string() })
const problem = z.object({ name: z.string() }).catch({ name: 'unknown' })

// A wrong key (401, 403) is the operator's mistake and 408, 409, 425, 429 pass by themselves: neither is the mail's fault.
const notTheMail = [401, 403, 408, 409, 425, 429]
// https://resend.com/docs/dashboard/emails/idempotency-keys
const keyUsed = 'invalid_idempotent_request'
const connectCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

type MailDeps = Pick<FunctionDeps, 'mail' | 'fetch'>

/**
 * Sends a mail by Resend's `POST /emails`. Again with the same key within a day it sends nothing more. A visitor's address may
 * be one that our rules take and the provider does not: a mail that is refused with such a reply-to goes out without it, since what it
 * says has the address too.
 * Source: https://resend.com/docs/api-reference/emails/send-email
 */
export async function sendMail(mail: Mail, idempotencyKey: string, deps: MailDeps): Promise<SendResult> {
  const result = await post(mail, idempotencyKey, deps)
  if (result.status !== 'refused' || !mail.replyTo) return result
  return post({ ...mail, replyTo: undefined }, `${idempotencyKey}-without-reply-to`, deps)
}

async function post(mail: Mail, idempotencyKey: string, deps: MailDeps): Promise<SendResult> {
  try {
    const response = await deps.fetch(`${deps.mail.apiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${deps.mail.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from: deps.mail.from,
        to: [mail.to],
        reply_to: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
      }),
      signal: AbortSignal.timeout(timeout),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return { status: 'sent', id: accepted.parse(body).id }
    const { name } = problem.parse(body)
    // The key was used for a mail in other words: an attempt before the words changed went through unheard.
    if (response.status === 409 && name === keyUsed) return { status: 'sent', id: 'unknown' }
    return failureOf(response, name)
  } catch (error) {
    // The name alone: messages may quote addresses.
    const name = error instanceof Error ? error.name : 'unknown'
    return { status: 'failed', error: name, uncertain: !neverConnected(error) }
  }
}

function failureOf(response: Response, name: string): SendResult {
  const error = `HTTP ${response.status} ${name}`
  const hopeless = response.status >= 400 && response.status < 500 && !notTheMail.includes(response.status)
  if (hopeless) return { status: 'refused', error }
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return seconds > 0
    ? { status: 'failed', error, retryAfter: Math.min(seconds, 3600) }
    : { status: 'failed', error }
}

/** True when the provider cannot have heard of the mail, in the words of Node or of Deno. */
function neverConnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const code = String(Object(error.cause).code ?? '')
  return connectCodes.includes(code) || /connection refused|dns error|connect error/i.test(error.message)
}
