import { z } from 'zod'
import { callDatabase, type SqlFunctions } from '../_shared/database.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { createMailContent, type MailContent } from '../_shared/mails/mail-content.ts'
import { renderMail } from '../_shared/mails/render.ts'
import { type SendResult, sendMail } from '../_shared/mails/send-mail.ts'
import { createSnapshots, newsletterMail } from '../_shared/newsletter/newsletter-mail.ts'
import { followWeeklyRule } from '../_shared/newsletter/weekly-send.ts'
import { sendWebhook } from '../_shared/webhook.ts'

/** In milliseconds. A hosted function may run for some minutes; the next scheduled call sends the rest. */
const maxRunMs = 25_000
/** How long a run waits for the rate of newsletters; the next scheduled call is 10 seconds after it. */
const maxWaitMs = 9_000
const waitMs = 500

/**
 * Sends all due emails in the outbox and returns `{sent, failed}`. Runs may overlap: each email is leased to one of
 * them, and the idempotency key protects against a run that died between sending and recording. Newsletters are sent at
 * a limited rate, the weekly one by itself, and a run ends early if its request is aborted.
 */
export const handler = endpoint({
  key: 'secret',
  async handle(_body, { signal }, deps) {
    const start = Date.now()
    const worker = {
      id: crypto.randomUUID(),
      deps,
      content: createMailContent(deps.contentLake, deps.fetch),
      snapshots: createSnapshots(deps.database),
    }
    const totals = { sent: 0, failed: 0 }
    await orNextRun('delete what has expired', callDatabase(deps, 'run_retention'))
    await callDatabase(deps, 'queue_lead_digest')
    await orNextRun('follow the weekly newsletter rule', followWeeklyRule(deps))
    await callDatabase(deps, 'advance_newsletters')
    while (Date.now() - start < maxRunMs && !signal.aborted) {
      const lease = { worker: worker.id, batch: 10, lease_seconds: 60 }
      const mails = await callDatabase(deps, 'claim_mail', lease)
      if (mails.length === 0) {
        // Newsletters may wait only for their rate.
        if (Date.now() - start >= maxWaitMs || !(await callDatabase(deps, 'newsletter_mail_is_due'))) break
        await new Promise((resolve) => setTimeout(resolve, waitMs))
        continue
      }
      // They are sent in parallel: most of the time is spent waiting for the provider, and a timeout delays no other email.
      const statuses = await Promise.all(mails.map((mail) => deliver(mail, worker)))
      const count = (status: string) => statuses.filter((each) => each === status).length
      totals.sent += count('sent')
      totals.failed += count('failed')
      // The provider seems to be down: leave the rest to the next run.
      if (count('failed') === statuses.length) break
    }
    await callDatabase(deps, 'advance_newsletters')
    return { status: 200, body: totals }
  },
})

/** Emails don't wait for these: if one fails, or the content lake is down, the next run does it. */
async function orNextRun(what: string, task: Promise<unknown>): Promise<void> {
  await task.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : typeof error
    console.error(`Couldn’t ${what}: ${name}`)
  })
}

type ClaimedMail = SqlFunctions['claim_mail']['Returns'][number]

type Worker = {
  id: string
  deps: FunctionDeps
  content: MailContent
  snapshots: ReturnType<typeof createSnapshots>
}

/** Kinds that need the content lake or the database to be rendered, which may be back later. */
const retriedKinds = ['playbook', 'newsletter-issue']

/** `cancelled`: its recipient must not be emailed. `lost`: the lease expired. */
const attempts = z.enum(['go', 'go-without-reply-to', 'cancelled', 'lost'])
const webhooks = z.object({ url: z.string(), secret: z.string() }).nullable()

type Prepared = { recipient: string; send(options: { withoutReplyTo: boolean }): Promise<SendResult> }

/**
 * Sends one leased email in four steps, each of which can end it: render, check that it may still be sent, send, record
 * the result. `skipped`: it must not be sent, or not by this worker.
 */
async function deliver(mail: ClaimedMail, worker: Worker): Promise<'sent' | 'failed' | 'skipped'> {
  const prepared = await prepare(mail, worker).catch((): SendResult => {
    console.error(`Couldn't render email ${mail.id} of the outbox.`)
    return { status: retriedKinds.includes(mail.kind) ? 'failed' : 'rejected', error: 'rendering failed' }
  })
  if ('status' in prepared) {
    await recordResult(worker, mail.id, prepared)
    return 'failed'
  }
  const { recipient, send } = prepared
  const begin = { worker: worker.id, mail_id: mail.id, recipient }
  const attempt = attempts.parse(await callDatabase(worker.deps, 'begin_mail_attempt', begin))
  if (attempt === 'cancelled' || attempt === 'lost') return 'skipped'
  const result = await send({ withoutReplyTo: attempt === 'go-without-reply-to' })
  await recordResult(worker, mail.id, result)
  return result.status === 'sent' ? 'sent' : 'failed'
}

/** Records the result of sending. A lost lease is not an error: another worker has taken the email over. */
async function recordResult(
  { id: worker, deps }: Worker,
  mail_id: number,
  result: SendResult,
): Promise<void> {
  if (result.status === 'sent') {
    await callDatabase(deps, 'mail_sent', { worker, mail_id, provider_id: result.id })
    return
  }
  const failed = result.status === 'failed' ? result : null
  await callDatabase(deps, 'mail_failed', {
    worker,
    mail_id,
    error: result.error,
    refused: !failed,
    retry_after_seconds: failed?.retryAfter ?? null,
    uncertain: failed?.uncertain ?? false,
  })
}

async function prepare(
  mail: ClaimedMail,
  { deps, content, snapshots }: Worker,
): Promise<Prepared | SendResult> {
  if (mail.kind === 'lead-webhook') {
    const webhook = webhooks.parse(await callDatabase(deps, 'lead_webhook'))
    if (!webhook) return { status: 'rejected', error: 'no webhook configured' }
    const event = {
      id: mail.idempotency_key,
      type: 'lead.created',
      data: mail.payload,
      timestamp: mail.created_at,
    }
    return { recipient: '', send: () => sendWebhook(webhook, event, deps.fetch) }
  }
  const queuedAt = new Date(mail.created_at)
  const links = { siteUrl: deps.siteOrigins[0] ?? '', siteSecret: deps.siteSecret }
  const rendered =
    mail.kind === 'newsletter-issue'
      ? await newsletterMail(mail.payload, queuedAt, { snapshots, deps, links })
      : await renderMail({ ...mail, queuedAt }, { settings: deps.mail, links, content })
  return {
    recipient: rendered.to,
    send: (options) => sendMail(rendered, mail.idempotency_key, deps, options),
  }
}
