/** A rendered mail, ready to be sent; the sender's address is the same for all and added on sending. */
export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
