import type { FunctionHandler } from '../_shared/deps.ts'
import { readText } from '../_shared/json-body.ts'
import { verifyWebhook } from '../_shared/webhooks/verify-webhook.ts'
import { type MailEvent, parseMailEvent } from './mail-event.ts'

/**
 * The webhook of the email provider: records bounces, complaints and deliveries, each once (`record_mail_event`). 200 with
 * `{result}` ends a report; after 401 (signature), 413, 422 (format) and 503 the provider repeats it for a day.
 */
export const handler: FunctionHandler = async (request, deps) => {
  if (request.method !== 'POST') return failure(405, 'Use POST')
  const secret = deps.mail.webhookSecret
  if (!secret) return failure(503, 'Set RESEND_WEBHOOK_SECRET')
  const body = await readText(request)
  if (body === null) return failure(413, 'The body is too large')
  const id = await verifyWebhook(request.headers, body, secret)
  if (!id) return failure(401, 'Invalid signature')
  let event: MailEvent | null
  try {
    event = parseMailEvent(JSON.parse(body))
  } catch {
    console.error('The email provider sent a report that isn’t understood.')
    return failure(422, 'Unknown format')
  }
  if (!event) return Response.json({ result: 'ignored' })
  const { data, error } = await deps.database.rpc('record_mail_event', {
    event_id: id,
    event: event.kind,
    mail_key: event.mailKey,
    recipient: event.recipient,
    happened_at: event.happenedAt.toISOString(),
  })
  if (!error) return Response.json({ result: data })
  // Only its code: the message could contain the email address.
  console.error(`Couldn't record a report of the email provider: ${error.code || 'database unreachable'}`)
  return failure(503, 'Not recorded')
}

function failure(status: number, error: string): Response {
  return Response.json({ error }, { status })
}
