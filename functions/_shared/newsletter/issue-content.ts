import { z } from 'zod'
import { emailSettings } from '../mails/mail-content.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const link = z.object({
  kind: text,
  target: z.object({ _type: z.string(), slug: text }).nullable().catch(null),
  anchor: text,
  dialog: text,
  url: text,
  email: text,
  phone: text,
  file: z.object({ id: z.string(), name: text }).nullable().catch(null),
})
const picture = z.object({
  assetId: text,
  width: z.number().nullish(),
  alt: text,
})
const captionedPicture = z.object({
  _type: z.literal('captionedPicture'),
  picture: picture.nullish(),
  caption: text,
})

const action = z.object({ _type: z.literal('action'), label: text, link: link.nullish() })

const span = z.object({ text, marks: z.array(z.string()).catch([]) })
const textBlock = z.object({
  _type: z.literal('block'),
  style: text,
  listItem: z.string().nullish(),
  children: z.array(span).catch([]),
  markDefs: z.array(link.extend({ _key: z.string() })).catch([]),
})
const richTextItem = z.discriminatedUnion('_type', [
  textBlock,
  z.object({ _type: z.literal('callout'), title: text, text }),
  z.object({ _type: z.literal('pullQuote'), text }),
  captionedPicture,
  z.object({
    _type: z.literal('dataTable'),
    caption: text,
    columns: z.array(z.string()),
    rows: z.array(z.object({ cells: z.array(z.string()) })),
  }),
  action,
  z.object({
    _type: z.literal('fileDownload'),
    title: text,
    file: z
      .object({ id: z.string(), name: text, extension: text, size: z.number().catch(0) })
      .nullable()
      .catch(null),
  }),
  z.object({ _type: z.literal('uploadedVideo'), title: text, poster: picture.nullish() }),
])

const issueBlock = z.discriminatedUnion('_type', [
  z.object({ _type: z.literal('issueText'), body: z.array(richTextItem) }),
  z.object({
    _type: z.literal('issueArticles'),
    heading: text,
    articles: z.array(z.object({ title: text, summary: text, slug: text }).nullable()),
  }),
  z.object({
    _type: z.literal('issuePlaybook'),
    heading: text,
    label: text,
    playbook: z.object({ title: text, hook: text }).nullable(),
  }),
  z.object({
    _type: z.literal('issueCaseStudy'),
    heading: text,
    caseStudy: z
      .object({ company: text, title: text, timeSaved: text, costReduction: text, roi: text })
      .nullable(),
  }),
  z.object({ _type: z.literal('issueFigure'), value: text, text }),
  action,
  captionedPicture,
])

const issue = z.object({
  language: z.string(),
  title: text,
  summary: text,
  slug: text,
  blocks: z.array(issueBlock),
})

/** The result of `newsletterEmailQuery`. A draft may lack any text. */
export const issueContents = z.object({ issues: z.array(issue), settings: emailSettings })

export type IssueContent = z.output<typeof issue>
export type RichTextItem = z.output<typeof richTextItem>
export type QueriedTextBlock = z.output<typeof textBlock>
export type QueriedPicture = Omit<z.output<typeof captionedPicture>, '_type'>
export type QueriedFile = Extract<RichTextItem, { _type: 'fileDownload' }>

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
