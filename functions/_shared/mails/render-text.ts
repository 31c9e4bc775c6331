import { type Block, type MailBody, type MailFooter, paragraphsOf } from './template.ts'

/** An email as plain text: wrapped lines, URLs on their own lines so that email clients turn them into links. */
export function renderText({ heading, blocks, footer }: MailBody): string {
  return `${[underlined(heading, '='), ...blocks.map(block), footerText(footer)].filter(Boolean).join('\n\n')}\n`
}

function block(part: Block): string {
  switch (part.type) {
    case 'text':
      return paragraphs(part.text)
    case 'section':
      return `${underlined(part.title, '-')}\n${paragraphs(part.text)}`
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'button':
      return `${part.label}\n${part.url}`
  }
}

function footerText({ reason, unsubscribe }: MailFooter): string {
  const lines = [reason && paragraphs(reason), unsubscribe && `${unsubscribe.label}\n${unsubscribe.url}`]
  const text = lines.filter(Boolean).join('\n\n')
  // The signature separator: https://www.rfc-editor.org/rfc/rfc3676#section-4.3
  return text && `-- \n${text}`
}

function paragraphs(text: string): string {
  return paragraphsOf(text).map(wrapText).join('\n\n')
}

/** In characters, which every email client shows in a line. */
const width = 72

/** Breaks a text into lines between words; no-break spaces stay. */
export function wrapText(text: string): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(/[ \t\n]+/)) {
    if (line && line.length + word.length >= width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

export function underlined(text: string, line: string): string {
  return `${wrapText(text)}\n${line.repeat(Math.min(width, text.length))}`
}
