/** A rendered email, ready to send; sending adds the sender, which is the same for all. */
export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
