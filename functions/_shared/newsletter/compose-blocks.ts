import { fileDetails, fileHref, linkHref, type QueriedLink } from '@tidewright/contracts/links.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { localePath, publicPath } from '@tidewright/contracts/public-path.ts'
import type {
  EmailBlock,
  IssueContent,
  QueriedAction,
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
        {
          type: 'box',
          label: block.heading,
          items: [{ title, text: hook, href: null }],
        },
        { type: 'button', label: block.label, href: urlOf('/weeklyplaybooks') },
      ]
    }
    case 'issueCaseStudy': {
      if (!block.caseStudy) return []
      const { title, company, ...results } = block.caseStudy
      const text = [company, ...Object.values(results)].filter(Boolean).join(' · ')
      return [
        {
          type: 'box',
          label: block.heading,
          items: [{ title, text, href: null }],
        },
      ]
    }
    case 'issueFigure':
      return [{ type: 'figure', value: block.value, text: block.text }]
    case 'action':
      return [buttonOf(block, context)]
    case 'captionedPicture':
      return [imageOf(block, context)]
  }
}

function composeText(items: RichTextItem[], context: ComposeContext): EmailBlock[] {
  const blocks: EmailBlock[] = []
  for (const item of items) {
    switch (item._type) {
      case 'block':
        addTextBlock(item, blocks, context)
        break
      case 'callout':
        blocks.push({
          type: 'box',
          label: '',
          items: [{ title: item.title, text: item.text, href: null }],
        })
        break
      case 'pullQuote':
        blocks.push({ type: 'quote', text: item.text })
        break
      case 'captionedPicture':
        blocks.push(imageOf(item, context))
        break
      case 'dataTable':
        blocks.push({
          type: 'table',
          caption: item.caption,
          columns: item.columns,
          rows: item.rows.map(({ cells }) => cells),
        })
        break
      case 'action':
        blocks.push(buttonOf(item, context))
        break
      case 'fileDownload':
        blocks.push(fileOf(item, context))
        break
      case 'uploadedVideo':
        // Few inboxes play a video; the issue's page does.
        blocks.push(
          imageOf({ picture: item.poster, caption: '' }, context, item.title),
          linkOf(item.title, context.pageUrl),
        )
    }
  }
  return blocks
}

function buttonOf({ label, link }: QueriedAction, context: ComposeContext): EmailBlock {
  const href = hrefOf(link, context) ?? ''
  return { type: 'button', label, href }
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
