import { underlined, wrapText } from '../mails/render-text.ts'
import { type EmailBlock, type EmailIssue, languageUrl, type Span, unsubscribeUrl } from './issue-content.ts'

/** An issue as plain text: wrapped lines, and each URL on its own line or in brackets after its text. */
export function renderIssueText(issue: EmailIssue): string {
  const { subject, page, blocks, closing, reason, unsubscribe, chooseLanguage } = issue
  const language = chooseLanguage && `\n\n${chooseLanguage}\n${languageUrl}`
  const parts = [
    underlined(subject, '='),
    `${page.label}\n${page.url}`,
    ...blocks.map(block),
    wrapText(closing),
    // The signature separator: https://www.rfc-editor.org/rfc/rfc3676#section-4.3
    `-- \n${wrapText(reason)}\n\n${unsubscribe}\n${unsubscribeUrl}${language}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function block(part: EmailBlock): string {
  switch (part.type) {
    case 'paragraph':
      return wrapText(spans(part.spans))
    case 'heading':
      return underlined(part.text, '-')
    case 'list':
      return part.items
        .map((item, index) => {
          const mark = part.isOrdered ? `${index + 1}. ` : '- '
          return mark + wrapText(spans(item)).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
        })
        .join('\n')
    case 'box': {
      const items = part.items.map(({ title, text, href }) =>
        [wrapText(title), wrapText(text), href].filter(Boolean).join('\n'),
      )
      return [part.label && underlined(part.label, '-'), ...items].filter(Boolean).join('\n\n')
    }
    case 'quote':
      return wrapText(part.text)
    case 'figure':
      return wrapText(`${part.value} ${part.text}`)
    case 'image':
      return [part.alt && wrapText(`[${part.alt}]`), part.caption && wrapText(part.caption)]
        .filter(Boolean)
        .join('\n')
    case 'table':
      return [part.caption, part.columns.join(' | '), ...part.rows.map((cells) => cells.join(' | '))]
        .filter(Boolean)
        .join('\n')
    case 'button':
      return `${part.label}\n${part.href}`
  }
}

function spans(parts: Span[]): string {
  return parts.map(({ text, href }) => (href ? `${text} <${href}>` : text)).join('')
}
