import {
  type FigureSettings,
  formatFigures,
  interpolate,
  interpolateFigures,
} from '@tidewright/contracts/figures.ts'
import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { composeBlocks } from './compose-blocks.ts'
import { type EmailBlock, type EmailIssue, type IssueContent, unsubscribeUrl } from './issue-content.ts'
import { renderIssueHtml } from './render-issue-html.ts'
import { renderIssueText } from './render-issue-text.ts'

/** An issue's email in one language, without a recipient. */
export type RenderedIssue = {
  locale: LocaleId
  subject: string
  html: string
  text: string
  /** The public path of its page. */
  path: string
  problems: IssueProblem[]
}

type Rendering = { siteUrl: string; content: MailContent; settings: FigureSettings | null }

/** Renders each language of an issue. */
export async function renderIssues(
  issues: readonly IssueContent[],
  rendering: Rendering,
): Promise<RenderedIssue[]> {
  const rendered = issues.map(async (issue) =>
    isLocaleId(issue.language) ? [await render(issue, issue.language, rendering)] : [],
  )
  return (await Promise.all(rendered)).flat()
}

async function render(
  queried: IssueContent,
  locale: LocaleId,
  { siteUrl, content, settings }: Rendering,
): Promise<RenderedIssue> {
  const { languageTag } = localeOf(locale)
  const figures = formatFigures(settings, languageTag)
  const [copy, brand] = await Promise.all([content.copy('newsletter-issue', locale), content.brand()])
  const issue = interpolateFigures(queried, figures)
  const values = new Map([...figures, ...Object.entries(brand), ['title', issue.title]])
  const fill = (text: string | null | undefined) => interpolate(text ?? '', values).trim()
  const path = publicPath('newsletterIssue', locale, issue.slug)
  const pageUrl = `${siteUrl}${path}`
  const email: EmailIssue = {
    languageTag,
    subject: fill(copy.subject),
    previewLine: issue.summary.trim(),
    page: { label: fill(copy.action), url: pageUrl },
    blocks: composeBlocks(issue, { siteUrl, pageUrl, locale }),
    closing: fill(copy.closing),
    reason: fill(copy.reason),
    unsubscribe: fill(copy.unsubscribe),
    chooseLanguage: fill(copy.chooseLanguage),
  }
  const html = renderIssueHtml(email)
  const text = renderIssueText(email)
  return { locale, subject: email.subject, html, text, path, problems: issueProblems(email, html, text) }
}

/** `error` prevents a send; `warning` doesn't. */
type IssueProblem = { severity: 'error' | 'warning'; text: string }

/** Gmail cuts off what follows 102 kB; the recipient's own links come on top. */
const maxKilobytes = 90

/** What is wrong with an issue's email. */
function issueProblems(issue: EmailIssue, html: string, text: string): IssueProblem[] {
  const kilobytes = Math.ceil(new TextEncoder().encode(html).length / 1000)
  const placeholders = new Set(
    [issue.subject, issue.previewLine, text].join('\n').match(/\{[a-zA-Z]\w*[^{}\n]*\}/g),
  )
  return [
    ...missing(issue),
    ...issue.blocks.flatMap(blockProblems),
    ...[...placeholders].map((found) => error(`${found} is not a figure from Settings.`)),
    ...(kilobytes > maxKilobytes
      ? [error(`The email is ${kilobytes} kB. Above ${maxKilobytes} kB, Gmail cuts it off: shorten it.`)]
      : []),
    ...(html.includes(unsubscribeUrl) && text.includes(unsubscribeUrl) && issue.unsubscribe
      ? []
      : [error('The unsubscribe link is missing. Enter its label in the email text “newsletter-issue”.')]),
  ]
}

function missing({ subject, previewLine, blocks }: EmailIssue): IssueProblem[] {
  return [
    ...(subject ? [] : [error('The subject is empty.')]),
    ...(previewLine ? [] : [error('The preview line is empty.')]),
    ...(blocks.length > 0 ? [] : [error('The issue has no content.')]),
  ]
}

function blockProblems(block: EmailBlock): IssueProblem[] {
  switch (block.type) {
    case 'paragraph':
      return linkProblems([block.spans])
    case 'list':
      return linkProblems(block.items)
    case 'button':
      return [
        ...(block.label ? [] : [error('A button has no label.')]),
        ...(block.href
          ? []
          : [error(`The button “${block.label}” has no link, or one within this email only.`)]),
      ]
    case 'box':
      return block.items.length > 0
        ? []
        : [error(`“${block.label}” is empty, or not published in this language.`)]
    case 'image':
      return imageProblems(block)
    default:
      return []
  }
}

function linkProblems(lines: Extract<EmailBlock, { type: 'list' }>['items']): IssueProblem[] {
  return lines
    .flat()
    .filter(({ href }) => href === '')
    .map(({ text }) => error(`The link “${text}” leads nowhere.`))
}

function imageProblems({ url, alt }: Extract<EmailBlock, { type: 'image' }>): IssueProblem[] {
  if (!url) return [error('An image is missing.')]
  return [
    ...(alt ? [] : [warning('An image has no alternative text: many inboxes hide images.')]),
    ...(/-svg\?/.test(url)
      ? [error('An image is an SVG, which most inboxes don’t show. Use PNG or JPEG.')]
      : []),
  ]
}

const error = (text: string): IssueProblem => ({ severity: 'error', text })
const warning = (text: string): IssueProblem => ({ severity: 'warning', text })
