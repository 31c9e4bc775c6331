type MailDraft = { subject: string; body: string }

/** A `mailto:` URL of a prefilled email (RFC 6068). Without `email`, the visitor chooses the recipient. */
export function mailDraft(email: string, { subject, body }: MailDraft): string {
  const encode = (text: string) => encodeURIComponent(text.trim().replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}
