/** What a page shows, as plain text. */
export type PageText = { headings: string; body: string }

/** The fields of sections, and of documents that they show, with text that visitors read. */
export const searchedFields: ReadonlySet<string> = new Set([
  'answer',
  'applications',
  'approach',
  'badge',
  'basis',
  'bio',
  'body',
  'caption',
  'cells',
  'challenge',
  'closing',
  'columns',
  'company',
  'contents',
  'costReduction',
  'description',
  'detail',
  'duration',
  'expectedRoi',
  'experience',
  'features',
  'heading',
  'highlights',
  'hook',
  'idealFor',
  'industry',
  'kicker',
  'label',
  'lead',
  'location',
  'method',
  'name',
  'nextSteps',
  'note',
  'outcomes',
  'period',
  'pricePattern',
  'processes',
  'question',
  'quote',
  'requirements',
  'result',
  'roi',
  'roiClaim',
  'role',
  'rulesHeading',
  'solution',
  'start',
  'subtitle',
  'summary',
  'support',
  'testimonialsHeading',
  'text',
  'timeSaved',
  'timeline',
  'title',
  'transcript',
  'value',
])

/** Those whose documents are results of their own, and links, which lead to other pages. */
const skipped: ReadonlySet<string> = new Set([
  'action',
  'actions',
  'articles',
  'caseStudies',
  'demo',
  'faqs',
  'file',
  'issues',
  'link',
  'markDefs',
  'more',
  'picture',
  'portrait',
  'poster',
  'roles',
])
/** Those with text that visitors don’t read, or that says nothing about the page. */
export const unsearchedFields: ReadonlySet<string> = new Set([
  'alt',
  'anchor',
  'applyLabel',
  'breadcrumb',
  'captionsLanguage',
  'chosen',
  'decision',
  'dialog',
  'domain',
  'email',
  'employment',
  'initials',
  'kind',
  'language',
  'layout',
  'letter',
  'mailBody',
  'mailSubject',
  'message',
  'other',
  'pain',
  'passage',
  'phone',
  'price',
  'reason',
  'record',
  'sender',
  'side',
  'size',
  'subject',
  'tab',
  'time',
  'type',
  'url',
  'variant',
])
const headingFields: ReadonlySet<string> = new Set([
  'heading',
  'kicker',
  'rulesHeading',
  'testimonialsHeading',
  'title',
])

/** The texts of a query result, in order; figures are already filled in. */
export function pageText(content: unknown): PageText {
  const found: { text: string; isHeading: boolean }[] = []
  collect(content, '', found)
  const join = (isHeading: boolean) =>
    found
      .filter((each) => each.isHeading === isHeading)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  return { headings: join(true), body: join(false) }
}

function collect(value: unknown, field: string, found: { text: string; isHeading: boolean }[]): void {
  if (typeof value === 'string') {
    if (searchedFields.has(field)) found.push({ text: sentence(value), isHeading: headingFields.has(field) })
    return
  }
  if (typeof value !== 'object' || value === null || skipped.has(field)) return
  // A button in a text.
  if (Object(value)._type === 'action') return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, field, found)
    return
  }
  const block = blockText(value)
  if (block) {
    found.push({ ...block, text: sentence(block.text) })
    return
  }
  for (const [name, inner] of Object.entries(value)) collect(inner, name, found)
}

/** The text of a block of Portable Text; null for anything else. */
function blockText(value: object): { text: string; isHeading: boolean } | null {
  const { _type, style, children } = Object(value)
  if (_type !== 'block' || !Array.isArray(children)) return null
  const text = children.map((child) => String(Object(child).text ?? '')).join('')
  return { text, isHeading: /^h\d$/.test(String(style)) }
}

/** Texts that follow one another read as sentences in an excerpt. */
function sentence(text: string): string {
  const trimmed = text.trim()
  // A label or a figure isn’t a sentence.
  return /\s/.test(trimmed) && /[\p{L}\p{N})]$/u.test(trimmed) ? `${trimmed}.` : trimmed
}
