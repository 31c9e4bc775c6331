/** A piece of text with one style. `href` is a whole URL. */
export type Span = { text: string; strong: boolean; em: boolean; href: string | null }

/** The blocks of an issue's email. Each is rendered as HTML and as plain text, so that both say the same. */
export type EmailBlock =
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'list'; isOrdered: boolean; items: Span[][] }
  | { type: 'box'; label: string; items: { title: string; text: string; href: string | null }[] }
  | { type: 'quote'; text: string }
  | { type: 'figure'; value: string; text: string }
  | { type: 'image'; url: string; alt: string; width: number; caption: string }
  | { type: 'table'; caption: string; columns: string[]; rows: string[][] }
  | { type: 'button'; label: string; href: string }

/** A whole issue as an email, before the links of its recipient are filled in. */
export type EmailIssue = {
  languageTag: string
  subject: string
  /** The line that inboxes show after the subject. */
  previewLine: string
  /** The page of the issue in the archive, and the label of the link to it. */
  page: { label: string; url: string }
  blocks: EmailBlock[]
  closing: string
  reason: string
  unsubscribe: string
  /** The label of the link to choose a language; '' for none. */
  chooseLanguage: string
}

/** Stands for the page where the recipient chooses a language. */
export const languageUrl = 'https://language.invalid/'

/** Stands for the recipient's own unsubscribe page. The domain can't exist: https://www.rfc-editor.org/rfc/rfc2606 */
export const unsubscribeUrl = 'https://unsubscribe.invalid/'
