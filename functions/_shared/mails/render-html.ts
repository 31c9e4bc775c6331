import { type Block, type MailBody, type MailFooter, paragraphsOf } from './template.ts'

export const sans = `'Instrument Sans',Helvetica,Arial,sans-serif`
export const serif = 'Fraunces,Georgia,serif'

// Email clients keep inline styles and drop much else; those with a dark mode also support this style block.
const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:#0f6e6e}
@media (prefers-color-scheme:dark){
.paper{background:#0b1520!important}
.sheet{background:#122031!important;border-color:#6fc7bf!important}
.ink,.ink h1,.ink h2,.ink p,.ink strong{color:#eef2f0!important}
.quiet,.quiet p,.quiet td{color:#a9b8c2!important}
.button{background:#6fc7bf!important;color:#0b1520!important}
a{color:#6fc7bf!important}
}
@media (max-width:480px){.sheet-inside{padding:24px 20px!important}.label{display:block!important;padding-bottom:0!important}.value{display:block!important}}`

/** An email as HTML: one column of tables, which all email clients support, from 320 px up, light and dark. */
export function renderHtml({ languageTag, heading, blocks, footer }: MailBody): string {
  const body = `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-top:4px solid #0f6e6e">
<tr><td class="sheet-inside ink" style="padding:32px;color:#0e1b2a;font:16px/1.55 ${sans}">
<h1 style="margin:0 0 20px;color:#0e1b2a;font:600 24px/1.25 ${serif}">${escapeHtml(heading)}</h1>
${blocks.map(block).join('\n')}
</td></tr>
</table>
${footerHtml(footer)}
</td></tr></table>`
  return htmlDocument({ languageTag, title: heading, style: dark, body })
}

type HtmlDocument = { languageTag: string; title: string; style: string; body: string }

/** What is around the visible part of every email. */
export function htmlDocument({ languageTag, title, style, body }: HtmlDocument): string {
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f2">
${body}
</body>
</html>`
}

function block(part: Block): string {
  switch (part.type) {
    case 'text':
      return paragraphs(part.text)
    case 'section':
      return `<h2 style="margin:28px 0 8px;color:#0e1b2a;font:600 18px/1.3 ${serif}">${escapeHtml(part.title)}</h2>${paragraphs(part.text)}`
    case 'facts':
      return factTable(part.rows)
    case 'button':
      return button(part.label, part.url)
  }
}

function paragraphs(text: string): string {
  return paragraphsOf(text)
    .map((paragraph) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(paragraph)}</p>`)
    .join('')
}

function factTable(rows: [label: string, value: string][]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="label quiet" style="padding:6px 16px 6px 0;color:#4a5a68;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td class="value" style="padding:6px 0;overflow-wrap:anywhere;word-break:break-word"><strong>${escapeHtml(value)}</strong></td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px">${cells.join('')}</table>`
}

/** A button-sized link, with its URL below for clients that show no buttons. */
function button(label: string, url: string): string {
  const href = escapeHtml(url)
  return (
    `<p style="margin:24px 0 12px"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;background:#0f6e6e;color:#ffffff;font:600 16px/1.25 ${sans};text-decoration:none;border-radius:4px">${escapeHtml(label)}</a></p>` +
    `<p class="quiet" style="margin:0 0 20px;color:#4a5a68;font-size:13px;line-height:1.4;overflow-wrap:anywhere;word-break:break-all"><a href="${href}">${href}</a></p>`
  )
}

function footerHtml({ reason, unsubscribe }: MailFooter): string {
  if (!reason && !unsubscribe) return ''
  const link = unsubscribe
    ? `<p style="margin:0"><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(unsubscribe.label)}</a></p>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="quiet" style="padding:20px 32px;color:#4a5a68;font:13px/1.5 ${sans}">${paragraphs(reason)}${link}</td></tr></table>`
}

/** Escapes text for HTML, in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
