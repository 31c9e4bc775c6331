import { z } from 'zod'
import { mailTag } from '../_shared/mails/send-mail.ts'

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

export type MailEvent = { kind: Kind; mailKey: string; recipient: string; happenedAt: Date }

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
