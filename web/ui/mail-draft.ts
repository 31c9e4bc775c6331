type MailDraft = { subject: string; body: string }

/** A `mailto:` address that opens a mail already begun, as RFC 6068 writes it; without an `email` the visitor chooses one. */
export function mailDraft(email: string, { subject, body }: MailDraft): string {
  const encode = (text: string) => encodeURIComponent(text.trim().replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}
