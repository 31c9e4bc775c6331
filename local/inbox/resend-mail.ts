import { z } from 'zod'

const address = z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)
const addresses = z
  .union([address, z.array(address).max(50)])
  .transform((value) => (Array.isArray(value) ? value : [value]))
const none = addresses.default([])

/** The body of Resend's `POST /emails`. Source: https://resend.com/docs/api-reference/emails/send-email */
export const resendMail = z.object({
  from: address,
  to: addresses.refine((list) => list.length > 0),
  cc: none,
  bcc: none,
  reply_to: none,
  subject: z.string().regex(/^[^\r\n]*$/),
  html: z.string().optional(),
  text: z.string().optional(),
  headers: z.record(z.string().regex(/^[!-9;-~]+$/), z.string().regex(/^[^\r\n]*$/)).default({}),
})

export type ResendMail = z.output<typeof resendMail>

/** Parts of Resend's request that the inbox does not do. */
export const notDone = ['attachments', 'scheduled_at', 'template', 'react', 'topic_id'] as const
