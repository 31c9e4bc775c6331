type Draft = { subject: string; body: string /** Stands where the texts say `{role}`. */; role: string }

/** A `mailto:` address that opens a mail already begun, as RFC 6068 writes it. */
export function mailDraft(address: string, { subject, body, role }: Draft): string {
  const written = (text: string) =>
    encodeURIComponent(text.replaceAll('{role}', role).trim().replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${written(subject)}&body=${written(body)}`
}
