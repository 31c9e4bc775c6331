import { fileDetails, fileHref, linkHref, type QueriedLink } from '@tidewright/contracts/links.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { localePath, publicPath } from '@tidewright/contracts/public-path.ts'
import type {
  EmailBlock,
  IssueContent,
  QueriedFile,
  QueriedPicture,
  QueriedTextBlock,
  RichTextItem,
  Span,
} from './issue-content.ts'

export type ComposeContext = {
  siteUrl: string
  /** The URL of the issue's page. */
  pageUrl: string
  locale: LocaleId
}

/** In pixels: the width of the email. The site serves images in a few widths, this one included. */
const emailWidth = 600
const imageWidth = 1280

/** The blocks of an issue, whose figures are filled in, as those of its email, with whole URLs. */
export function composeBlocks(issue: IssueContent, context: ComposeContext): EmailBlock[] {
  return issue.blocks.flatMap((block) => compose(block, context))
}

function compose(block: IssueContent['blocks'][number], context: ComposeContext): EmailBlock[] {
  const { siteUrl, locale } = context
  const urlOf = (path: string) => `${siteUrl}${localePath(locale, path)}`
  switch (block._type) {
    case 'issueText':
      return composeText(block.body, context)
    case 'issueArticles': {
      const items = block.articles.flatMap((article) =>
        article
          ? {
              title: article.title,
              text: article.summary,
              href: `${siteUrl}${publicPath('insight', locale, article.slug)}`,
            }
          : [],
      )
      return [{ type: 'box', label: block.heading, items }]
    }
    case 'issuePlaybook': {
      if (!block.playbook) return []
      const { title, hook } = block.playbook
      return [
        boxOf(block.heading, title, hook),
        { type: 'button', label: block.label, href: urlOf('/weeklyplaybooks') },
      ]
    }
    case 'issueCaseStudy': {
      if (!block.caseStudy) return []
      const { title, company, ...results } = block.caseStudy
      const text = [company, ...Object.values(results)].filter(Boolean).join(' · ')
      return [boxOf(block.heading, title, text)]
    }
    case 'issueFigure':
      return [{ type: 'figure', value: block.value, text: block.text }]
    default:
      return composeItem(block, context)
  }
}

function composeText(items: RichTextItem[], context: ComposeContext): EmailBlock[] {
  const blocks: EmailBlock[] = []
  for (const item of items) {
    if (item._type === 'block') addTextBlock(item, blocks, context)
    else blocks.push(...composeItem(item, context))
  }
  return blocks
}

function composeItem(item: Exclude<RichTextItem, { _type: 'block' }>, context: ComposeContext): EmailBlock[] {
  switch (item._type) {
    case 'callout':
      return [boxOf('', item.title, item.text)]
    case 'pullQuote':
      return [{ type: 'quote', text: item.text }]
    case 'captionedPicture':
      return [imageOf(item, context)]
    case 'dataTable': {
      const { caption, columns, rows } = item
      return [{ type: 'table', caption, columns, rows: rows.map(({ cells }) => cells) }]
    }
    case 'action':
      return [{ type: 'button', label: item.label, href: hrefOf(item.link, context) ?? '' }]
    case 'fileDownload':
      return [fileOf(item, context)]
    case 'uploadedVideo':
      // Few inboxes play a video; the issue's page does.
      return [
        imageOf({ picture: item.poster, caption: '' }, context, item.title),
        linkOf(item.title, context.pageUrl),
      ]
  }
}

function boxOf(label: string, title: string, text: string): EmailBlock {
  return { type: 'box', label, items: [{ title, text, href: null }] }
}

function fileOf({ title, file }: QueriedFile, { siteUrl, locale }: ComposeContext): EmailBlock {
  if (!file) return linkOf(title, '')
  return linkOf(title, siteUrl + fileHref(file), ` (${fileDetails(file, localeOf(locale).languageTag)})`)
}

/** A paragraph with a link, and text after it. */
function linkOf(text: string, href: string, after = ''): EmailBlock {
  const span = { text, strong: true, em: false, href }
  return { type: 'paragraph', spans: [span, { ...span, text: after, strong: false, href: null }] }
}

/** Items of a list are separate blocks in Portable Text; consecutive ones form a list. */
function addTextBlock(block: QueriedTextBlock, blocks: EmailBlock[], context: ComposeContext): void {
  const spans = spansOf(block, context)
  const last = blocks.at(-1)
  if (block.listItem) {
    const isOrdered = block.listItem === 'number'
    if (last?.type === 'list' && last.isOrdered === isOrdered) last.items.push(spans)
    else blocks.push({ type: 'list', isOrdered, items: [spans] })
  } else if (block.style === 'h2' || block.style === 'h3') {
    const text = spans.map((span) => span.text).join('')
    blocks.push({ type: 'heading', level: block.style === 'h2' ? 2 : 3, text })
  } else if (spans.some(({ text }) => text.trim())) blocks.push({ type: 'paragraph', spans })
}

function spansOf({ children, markDefs }: QueriedTextBlock, context: ComposeContext): Span[] {
  return children.map(({ text, marks }) => ({
    text,
    strong: marks.includes('strong'),
    em: marks.includes('em'),
    href: hrefOf(
      markDefs.find(({ _key }) => marks.includes(_key)),
      context,
    ),
  }))
}

/** The whole URL of a link; an anchor alone leads nowhere in an email, and so does an incomplete link: ''. */
function hrefOf(link: QueriedLink | null | undefined, { siteUrl, locale }: ComposeContext): string | null {
  if (!link) return null
  const href = linkHref(link, locale)
  if (!href || href.startsWith('#')) return ''
  return href.startsWith('/') ? `${siteUrl}${href}` : href
}

function imageOf({ picture, caption }: QueriedPicture, { siteUrl }: ComposeContext, title = ''): EmailBlock {
  const url = picture?.assetId ? `${siteUrl}/api/images/${picture.assetId}?w=${imageWidth}` : ''
  const width = Math.min(emailWidth, picture?.width ?? emailWidth)
  return { type: 'image', url, alt: picture?.alt || title, width, caption }
}
