import { type EmailBlock, type EmailIssue, unsubscribeUrl } from './issue-blocks.ts'

/** `error` prevents a send; `warning` doesn't. */
export type IssueProblem = { severity: 'error' | 'warning'; text: string }

/** Gmail cuts off what follows 102 kB; the recipient's own links come on top. */
const maxKilobytes = 90

/** What is wrong with an issue's email. */
export function issueProblems(issue: EmailIssue, html: string, text: string): IssueProblem[] {
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
