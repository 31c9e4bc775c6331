import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { SendResult } from '../_shared/mails/send-mail.ts'

const claimedMails = z.array(
  z.object({ id: z.number(), kind: z.string(), payload: z.unknown(), idempotency_key: z.string() }),
)

export type ClaimedMail = z.output<typeof claimedMails>[number]

/** Leases due mails to a worker for a minute: few enough to be sent in that time even when each runs into its timeout. */
export async function claim(database: SupabaseClient, worker: string): Promise<ClaimedMail[]> {
  return claimedMails.parse(await call(database, 'claim_mail', { worker, batch: 5, lease_seconds: 60 }))
}

/** Writes down how sending a mail ended. A lost lease is no error: another worker has taken the mail over. */
export async function recordResult(
  database: SupabaseClient,
  worker: string,
  mailId: number,
  result: SendResult,
) {
  if (result.status === 'sent') {
    await call(database, 'mail_sent', { worker, mail_id: mailId, provider_id: result.id })
    return
  }
  await call(database, 'mail_failed', {
    worker,
    mail_id: mailId,
    error: result.error,
    refused: result.status === 'refused',
    retry_after_seconds: result.status === 'failed' ? (result.retryAfter ?? null) : null,
  })
}

/** Deletes what time has made useless. */
export async function prune(database: SupabaseClient): Promise<void> {
  await call(database, 'prune_outbox', {})
}

async function call(database: SupabaseClient, name: string, args: object): Promise<unknown> {
  const { data, error } = await database.rpc(name, args)
  if (error) throw new Error(`The outbox did not answer: ${name} ${error.code}`, { cause: error })
  return data
}
