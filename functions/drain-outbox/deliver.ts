import type { FunctionDeps } from '../_shared/deps.ts'
import type { MailContent } from '../_shared/mails/mail-content.ts'
import { renderMail } from '../_shared/mails/render.ts'
import { type SendResult, sendMail } from '../_shared/mails/send-mail.ts'
import { type createSnapshots, newsletterMail } from '../_shared/newsletter/newsletter-mail.ts'
import { sendWebhook } from '../_shared/webhooks/send-webhook.ts'
import { beginAttempt, type ClaimedMail, leadWebhook, recordResult } from './outbox.ts'

export type Worker = {
  id: string
  deps: FunctionDeps
  content: MailContent
  snapshots: ReturnType<typeof createSnapshots>
}

/** Kinds that need the content lake or the database to be rendered, which may be back later. */
const retriedKinds = ['playbook', 'newsletter-issue']

type Prepared = { recipient: string; send(options: { withoutReplyTo: boolean }): Promise<SendResult> }

/**
 * Sends one leased email in four steps, each of which can end it: render, check that it may still be sent, send, record
 * the result. `skipped`: it must not be sent, or not by this worker.
 */
export async function deliver(mail: ClaimedMail, worker: Worker): Promise<'sent' | 'failed' | 'skipped'> {
  const { database } = worker.deps
  const prepared = await prepare(mail, worker).catch((): SendResult => {
    console.error(`Couldn't render email ${mail.id} of the outbox.`)
    return { status: retriedKinds.includes(mail.kind) ? 'failed' : 'rejected', error: 'rendering failed' }
  })
  if ('status' in prepared) {
    await recordResult(database, worker.id, mail.id, prepared)
    return 'failed'
  }
  const attempt = await beginAttempt(database, worker.id, mail.id, prepared.recipient)
  if (attempt === 'cancelled' || attempt === 'lost') return 'skipped'
  const result = await prepared.send({ withoutReplyTo: attempt === 'go-without-reply-to' })
  await recordResult(database, worker.id, mail.id, result)
  return result.status === 'sent' ? 'sent' : 'failed'
}

async function prepare(
  mail: ClaimedMail,
  { deps, content, snapshots }: Worker,
): Promise<Prepared | SendResult> {
  if (mail.kind === 'lead-webhook') {
    const webhook = await leadWebhook(deps.database)
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
