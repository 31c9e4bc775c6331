import { z } from 'zod'
import type { FunctionHandler } from '../_shared/deps.ts'
import { readText } from '../_shared/endpoint.ts'
import { mailTag } from '../_shared/mails/send-mail.ts'
import { verifyWebhook } from '../_shared/webhook.ts'

/** Tags are a list in a request and an object in a report. */
const tags = z.union([
  z.record(z.string(), z.string()),
  z
    .array(z.object({ name: z.string(), value: z.string() }))
    .transform((list) => Object.fromEntries(list.map(({ name, value }) => [name, value]))),
])

/** A report of Resend: https://resend.com/docs/webhooks/introduction */
const report = z.object({
  type: z.string(),
  created_at: z.coerce.date(),
  data: z.object({
    to: z.tuple([z.string()], z.string()),
    tags: tags.default({}),
    bounce: z.object({ type: z.string() }).optional(),
  }),
})

type Kind = 'delivered' | 'soft-bounce' | 'bounce' | 'complaint' | 'failure'

type MailEvent = { kind: Kind; mailKey: string; recipient: string; happenedAt: Date }

/**
 * What a report says about an email of ours: null for other emails of the same account, and for what doesn't matter here.
 * @throws if the report isn't what the provider documents.
 */
export function parseMailEvent(body: unknown): MailEvent | null {
  const { type } = z.object({ type: z.string() }).parse(body)
  if (!(type in kinds)) return null
  const { data, created_at } = report.parse(body)
  const mailKey = z.uuid().safeParse(data.tags[mailTag])
  const kind = kinds[type]?.(data.bounce?.type)
  if (!mailKey.success || !kind) return null
  const recipient = data.to[0].replace(/^.*<(.*)>\s*$/, '$1').trim()
  return { kind, mailKey: mailKey.data, recipient, happenedAt: created_at }
}

/** By type of the report. A bounce is soft if the provider says that it may pass, or doesn't know. */
const kinds: Record<string, (bounceType?: string) => Kind> = {
  'email.delivered': () => 'delivered',
  'email.bounced': (bounceType = 'Permanent') => (bounceType === 'Permanent' ? 'bounce' : 'soft-bounce'),
  // The provider has an earlier bounce or complaint of this address.
  'email.suppressed': () => 'bounce',
  'email.complained': () => 'complaint',
  'email.failed': () => 'failure',
}

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
