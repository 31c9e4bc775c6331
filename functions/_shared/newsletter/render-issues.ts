import { formatFigures } from '@tidewright/contracts/figures.ts'
import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import { interpolate } from '../mails/interpolate.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { composeBlocks } from './compose-blocks.ts'
import type { EmailIssue } from './issue-blocks.ts'
import type { IssueContent, IssueSettings } from './issue-content.ts'
import { type IssueProblem, issueProblems } from './issue-problems.ts'
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

type Rendering = { siteUrl: string; content: MailContent; settings: IssueSettings | null }

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
  issue: IssueContent,
  locale: LocaleId,
  { siteUrl, content, settings }: Rendering,
): Promise<RenderedIssue> {
  const { languageTag } = localeOf(locale)
  const figures = formatFigures(settings, languageTag)
  const [copy, brand] = await Promise.all([content.copy('newsletter-issue', locale), content.brand()])
  const known = Object.fromEntries(figures)
  const values = { ...known, ...brand, title: interpolate(issue.title, known) }
  const fill = (text: string | null | undefined) => interpolate(text ?? '', values).trim()
  const path = publicPath('newsletterIssue', locale, issue.slug)
  const pageUrl = `${siteUrl}${path}`
  const email: EmailIssue = {
    languageTag,
    subject: fill(copy.subject),
    previewLine: fill(issue.summary),
    page: { label: fill(copy.action), url: pageUrl },
    blocks: composeBlocks(issue, { siteUrl, pageUrl, locale, figures }),
    closing: fill(copy.closing),
    reason: fill(copy.reason),
    unsubscribe: fill(copy.unsubscribe),
    chooseLanguage: fill(copy.chooseLanguage),
  }
  const html = renderIssueHtml(email)
  const text = renderIssueText(email)
  return { locale, subject: email.subject, html, text, path, problems: issueProblems(email, html, text) }
}
