import { z } from 'zod'

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
  height: z.number().nullish(),
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

const settings = z.object({
  company: text,
  contactEmail: text,
  careersEmail: text,
  privacyEmail: text,
  legalEmail: text,
  phone: text,
  figures: z.array(z.object({ key: z.string(), value: z.number(), unit: z.string() })),
})

/** The result of `newsletterEmailQuery`. A draft may lack any text. */
export const issueContents = z.object({ issues: z.array(issue), settings: settings.nullable() })

export type IssueContent = z.output<typeof issue>
export type IssueSettings = z.output<typeof settings>
export type RichTextItem = z.output<typeof richTextItem>
export type QueriedTextBlock = z.output<typeof textBlock>
export type QueriedPicture = Omit<z.output<typeof captionedPicture>, '_type'>
export type QueriedAction = z.output<typeof action>
export type QueriedFile = Extract<RichTextItem, { _type: 'fileDownload' }>
