/** The blocks of an email. Each is rendered as HTML and as plain text, so that both say the same. */
export type Block =
  /** Plain text; empty lines separate paragraphs. */
  | { type: 'text'; text: string }
  | { type: 'section'; title: string; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'button'; label: string; url: string }

/** The end of an email: why the recipient gets it, and how to unsubscribe. */
export type MailFooter = { reason: string; unsubscribe?: { label: string; url: string } }

export type MailBody = { languageTag: string; heading: string; blocks: Block[]; footer: MailFooter }

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
