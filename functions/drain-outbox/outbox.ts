import { z } from 'zod'
import type { DatabaseClient, SqlFunctions } from '../_shared/database.ts'
import type { SendResult } from '../_shared/mails/send-mail.ts'

const attempt = z.enum(['go', 'go-without-reply-to', 'cancelled', 'lost'])
const webhook = z.object({ url: z.string(), secret: z.string() }).nullable()

export type ClaimedMail = SqlFunctions['claim_mail']['Returns'][number]

/**
 * Leases due emails to a worker for a minute; they are sent in parallel, so that a timeout delays none of the others.
 */
export async function claim(database: DatabaseClient, worker: string): Promise<ClaimedMail[]> {
  return call(database, 'claim_mail', { worker, batch: 10, lease_seconds: 60 })
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
  return attempt.parse(await call(database, 'begin_mail_attempt', { worker, mail_id: mailId, recipient }))
}

/** Records the result of sending. A lost lease is not an error: another worker has taken the email over. */
export async function recordResult(
  database: DatabaseClient,
  worker: string,
  mailId: number,
  result: SendResult,
): Promise<void> {
  if (result.status === 'sent') {
    await call(database, 'mail_sent', { worker, mail_id: mailId, provider_id: result.id })
    return
  }
  const failed = result.status === 'failed' ? result : null
  await call(database, 'mail_failed', {
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
  return webhook.parse(await call(database, 'lead_webhook'))
}

/** Queues the summary of leads for the team when it is due. */
export async function queueLeadDigest(database: DatabaseClient): Promise<void> {
  await call(database, 'queue_lead_digest')
}

/** Starts newsletter sends that are due and ends those without recipients left. */
export async function advanceNewsletters(database: DatabaseClient): Promise<void> {
  await call(database, 'advance_newsletters')
}

/** Whether newsletters wait only for their rate. */
export async function hasDueNewsletters(database: DatabaseClient): Promise<boolean> {
  return z.boolean().parse(await call(database, 'newsletter_mail_is_due'))
}

/** Deletes expired records. */
export async function runRetention(database: DatabaseClient): Promise<void> {
  await call(database, 'run_retention')
}

async function call<Name extends keyof SqlFunctions>(
  database: DatabaseClient,
  name: Name,
  args?: SqlFunctions[Name]['Args'],
) {
  const { data, error } = await database.rpc(name, args)
  if (error) throw new Error(`Outbox call failed: ${name} ${error.code}`, { cause: error })
  return data
}
