/** A rendered mail, ready to be sent; the sender's address is the same for all and added on sending. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html: string }

/** Escapes text for HTML, in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
