import { z } from 'zod'
import { callDatabase, type DatabaseClient, type SqlFunctions } from '../_shared/database.ts'
import type { SendResult } from '../_shared/mails/send-mail.ts'

const attempt = z.enum(['go', 'go-without-reply-to', 'cancelled', 'lost'])
const webhook = z.object({ url: z.string(), secret: z.string() }).nullable()

export type ClaimedMail = SqlFunctions['claim_mail']['Returns'][number]

/**
 * Leases due emails to a worker for a minute; they are sent in parallel, so that a timeout delays none of the others.
 */
export async function claim(database: DatabaseClient, worker: string): Promise<ClaimedMail[]> {
  return callDatabase({ database }, 'claim_mail', { worker, batch: 10, lease_seconds: 60 })
}

/**
 * Checks, right before sending, that an email may still be sent, and how: `cancelled` if its recipient must not be
 * emailed, `lost` if the lease expired.
 */
export async function beginAttempt(
  database: DatabaseClient,
  worker: string,
  mailId: number,
  recipient: string,
) {
  return attempt.parse(
    await callDatabase({ database }, 'begin_mail_attempt', { worker, mail_id: mailId, recipient }),
  )
}

/** Records the result of sending. A lost lease is not an error: another worker has taken the email over. */
export async function recordResult(
  database: DatabaseClient,
  worker: string,
  mailId: number,
  result: SendResult,
): Promise<void> {
  if (result.status === 'sent') {
    await callDatabase({ database }, 'mail_sent', { worker, mail_id: mailId, provider_id: result.id })
    return
  }
  const failed = result.status === 'failed' ? result : null
  await callDatabase({ database }, 'mail_failed', {
    worker,
    mail_id: mailId,
    error: result.error,
    refused: !failed,
    retry_after_seconds: failed?.retryAfter ?? null,
    uncertain: failed?.uncertain ?? false,
  })
}

/** The URL to which leads are also posted; null if there is none. */
export async function leadWebhook(database: DatabaseClient) {
  return webhook.parse(await callDatabase({ database }, 'lead_webhook'))
}

/** Whether newsletters wait only for their rate. */
export async function hasDueNewsletters(database: DatabaseClient): Promise<boolean> {
  return z.boolean().parse(await callDatabase({ database }, 'newsletter_mail_is_due'))
}
