type Draft = { subject: string; body: string /** Stands where the texts say `{role}`. */; role: string }

/** A `mailto:` address that opens a mail already begun, as RFC 6068 writes it. */
export function mailDraft(email: string, { subject, body, role }: Draft): string {
  const encode = (text: string) =>
    encodeURIComponent(text.replaceAll('{role}', role).trim().replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}
