import type { FunctionDeps } from '../_shared/deps.ts'
import type { MailContent } from '../_shared/mails/mail-content.ts'
import { renderMail } from '../_shared/mails/render.ts'
import { type SendResult, sendMail } from '../_shared/mails/send-mail.ts'
import { sendWebhook } from '../_shared/webhooks/send-webhook.ts'
import { beginAttempt, type ClaimedMail, leadWebhook, recordResult } from './outbox.ts'

export type Worker = { id: string; deps: FunctionDeps; content: MailContent }

type Prepared = { recipient: string; send(): Promise<SendResult> }

/**
 * Sends one leased mail, in four steps any of which may be the last: render, ask whether it still may leave, send, write
 * down how it went. `skipped` is a mail that was not to be sent, or not by this worker.
 */
export async function deliver(mail: ClaimedMail, worker: Worker): Promise<'sent' | 'failed' | 'skipped'> {
  const { database } = worker.deps
  const prepared = await prepare(mail, worker).catch((): SendResult => {
    console.error(`Mail ${mail.id} of the outbox could not be rendered.`)
    return { status: mail.kind === 'playbook' ? 'failed' : 'refused', error: 'not rendered' }
  })
  if ('status' in prepared) {
    await recordResult(database, worker.id, mail.id, prepared)
    return 'failed'
  }
  const attempt = await beginAttempt(database, worker.id, mail.id, prepared.recipient)
  if (attempt !== 'go') return 'skipped'
  const result = await prepared.send()
  await recordResult(database, worker.id, mail.id, result)
  return result.status === 'sent' ? 'sent' : 'failed'
}

async function prepare(mail: ClaimedMail, { deps, content }: Worker): Promise<Prepared | SendResult> {
  if (mail.kind === 'lead-webhook') {
    const webhook = await leadWebhook(deps.database)
    if (!webhook) return { status: 'refused', error: 'no webhook is set' }
    const event = {
      id: mail.idempotency_key,
      type: 'lead.created',
      data: mail.payload,
      timestamp: mail.created_at,
    }
    return { recipient: '', send: () => sendWebhook(webhook, event, deps.fetch) }
  }
  const queued = { kind: mail.kind, payload: mail.payload, queuedAt: new Date(mail.created_at) }
  const siteUrl = deps.siteOrigins[0] ?? ''
  const links = { siteUrl, siteSecret: deps.siteSecret }
  const rendered = await renderMail(queued, { settings: deps.mail, links, content })
  return { recipient: rendered.to, send: () => sendMail(rendered, mail.idempotency_key, deps) }
}
