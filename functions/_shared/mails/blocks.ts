/** What mails are made of. Each block is rendered twice, as HTML and as plain text, so that both say the same. */
export type Block =
  /** Plain words whose empty lines begin new paragraphs. */
  | { type: 'text'; text: string }
  | { type: 'section'; title: string; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'button'; label: string; url: string }

/** The end of a mail: why somebody gets it, and how to get none any more. */
export type MailFooter = { reason: string; unsubscribe?: { label: string; url: string } }

export type MailBody = { languageTag: string; heading: string; blocks: Block[]; footer: MailFooter }

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
