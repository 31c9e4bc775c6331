import { z } from 'zod'

/** `Name <email>` or an email alone. */
const mailbox = z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)
const mailboxes = z
  .union([mailbox, z.array(mailbox).max(50)])
  .transform((value) => (Array.isArray(value) ? value : [value]))
const optionalMailboxes = mailboxes.default([])

/** The body of Resend's `POST /emails`. Source: https://resend.com/docs/api-reference/emails/send-email */
export const resendMail = z.object({
  from: mailbox,
  to: mailboxes.refine((list) => list.length > 0),
  cc: optionalMailboxes,
  bcc: optionalMailboxes,
  reply_to: optionalMailboxes,
  subject: z.string().regex(/^[^\r\n]*$/),
  html: z.string().optional(),
  text: z.string().optional(),
  tags: z
    .array(z.object({ name: z.string().regex(/^[\w-]{1,256}$/), value: z.string().regex(/^[\w-]{1,256}$/) }))
    .default([]),
  headers: z.record(z.string().regex(/^[!-9;-~]+$/), z.string().regex(/^[^\r\n]*$/)).default({}),
})

export type ResendMail = z.output<typeof resendMail>

/** Fields of Resend's request that the inbox does not support. */
export const unsupportedFields = ['attachments', 'scheduled_at', 'template', 'react', 'topic_id'] as const
