import { escapeHtml, htmlDocument, sans, serif } from '../mails/render-html.ts'
import { type EmailBlock, type EmailIssue, languageUrl, type Span, unsubscribeUrl } from './issue-content.ts'

/** Overrides for dark mode, in the clients that support it; the others keep the inline styles. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:#0f6e6e}
@media (prefers-color-scheme:dark){
.paper{background:#0b1520!important}
.sheet{background:#122031!important;border-color:#6fc7bf!important}
.ink,.ink h1,.ink h2,.ink h3,.ink p,.ink li,.ink td,.ink strong{color:#eef2f0!important}
.quiet,.quiet p,.quiet td,.ink .quiet{color:#a9b8c2!important}
.tint{background:#1b2d40!important}
.accent,.ink .accent{color:#6fc7bf!important}
.line{border-color:#41566b!important}
.button{background:#6fc7bf!important;color:#0b1520!important}
a{color:#6fc7bf!important}
.ink a.button{color:#0b1520!important}
}
@media (max-width:640px){.sheet-inside{padding:24px 20px!important}}`

/** An issue as HTML: one column of tables, 600 px wide, with inline styles, light and dark. */
export function renderIssueHtml(issue: EmailIssue): string {
  const { languageTag, subject, previewLine, page, blocks, closing } = issue
  const body = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewLine)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2"><tr><td align="center" style="padding:16px 12px 24px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td class="quiet" align="right" style="padding:0 4px 12px;color:#4a5a68;font:13px/1.5 ${sans}"><a href="${escapeHtml(page.url)}">${escapeHtml(page.label)}</a></td></tr></table>
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-top:4px solid #0f6e6e">
<tr><td class="sheet-inside ink" style="padding:36px 40px;color:#0e1b2a;font:17px/1.6 ${sans}">
<h1 style="margin:0 0 24px;color:#0e1b2a;font:600 28px/1.2 ${serif}">${escapeHtml(subject)}</h1>
${blocks.map(block).join('\n')}
<p style="margin:28px 0 0">${escapeHtml(closing)}</p>
</td></tr>
</table>
${footer(issue)}
</td></tr></table>`
  return htmlDocument({ languageTag, title: subject, style, body })
}

function block(part: EmailBlock): string {
  switch (part.type) {
    case 'paragraph':
      return `<p style="margin:0 0 18px;overflow-wrap:anywhere">${spans(part.spans)}</p>`
    case 'heading': {
      const size = part.level === 2 ? 21 : 18
      return `<h${part.level} style="margin:30px 0 10px;color:#0e1b2a;font:600 ${size}px/1.3 ${serif}">${escapeHtml(part.text)}</h${part.level}>`
    }
    case 'list': {
      const tag = part.isOrdered ? 'ol' : 'ul'
      const items = part.items.map((item) => `<li style="margin:0 0 8px">${spans(item)}</li>`)
      return `<${tag} style="margin:0 0 18px;padding:0 0 0 24px">${items.join('')}</${tag}>`
    }
    case 'box':
      return box(part.label, part.items)
    case 'quote':
      return `<p class="accent" style="margin:28px 0;color:#0f6e6e;font:600 22px/1.35 ${serif}">${escapeHtml(part.text)}</p>`
    case 'figure':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td class="line" style="border-left:4px solid #0f6e6e;padding:4px 0 4px 20px"><strong class="accent" style="display:block;color:#0f6e6e;font:600 36px/1.2 ${serif}">${escapeHtml(part.value)}</strong>${escapeHtml(part.text)}</td></tr></table>`
    case 'image':
      return image(part)
    case 'table':
      return dataTable(part)
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.href)}" style="display:inline-block;padding:14px 24px;background:#0f6e6e;color:#ffffff;font:600 16px/1.25 ${sans};text-decoration:none;border-radius:4px">${escapeHtml(part.label)}</a></p>`
  }
}

function spans(parts: Span[]): string {
  return parts
    .map(({ text, strong, em, href }) => {
      const escaped = escapeHtml(text).replaceAll('\n', '<br>')
      const bold = strong ? `<strong>${escaped}</strong>` : escaped
      const styled = em ? `<em>${bold}</em>` : bold
      return href === null ? styled : `<a href="${escapeHtml(href)}">${styled}</a>`
    })
    .join('')
}

function box(label: string, items: Extract<EmailBlock, { type: 'box' }>['items']): string {
  const head = label
    ? `<p class="quiet" style="margin:0 0 10px;color:#4a5a68;font-size:14px;font-weight:600">${escapeHtml(label)}</p>`
    : ''
  const rows = items.map(({ title, text, href }) => {
    const linked = href ? `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>` : escapeHtml(title)
    return `<p style="margin:0 0 4px"><strong>${linked}</strong></p><p style="margin:0 0 14px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td class="tint" style="background:#f1f4ef;padding:20px 24px 8px">${head}${rows.join('')}</td></tr></table>`
}

function image({ url, alt, width, caption }: Extract<EmailBlock, { type: 'image' }>): string {
  const below = caption
    ? `<p class="quiet" style="margin:8px 0 0;color:#4a5a68;font-size:14px">${escapeHtml(caption)}</p>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0">${below}</td></tr></table>`
}

function dataTable({ caption, columns, rows }: Extract<EmailBlock, { type: 'table' }>): string {
  const cell = 'padding:8px 12px 8px 0;text-align:left;vertical-align:top;font-size:15px'
  const head = columns.map((column) => `<th scope="col" style="${cell}">${escapeHtml(column)}</th>`).join('')
  const body = rows.map((cells) => {
    const inner = cells.map((value) => `<td style="${cell}">${escapeHtml(value)}</td>`).join('')
    return `<tr>${inner}</tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0"><caption class="quiet" style="text-align:left;color:#4a5a68;font-size:14px">${escapeHtml(caption)}</caption><tr>${head}</tr>${body.join('')}</table>`
}

function footer({ reason, unsubscribe, chooseLanguage }: EmailIssue): string {
  const links = [[unsubscribeUrl, unsubscribe] as const, [languageUrl, chooseLanguage] as const]
    .filter(([, label]) => label)
    .map(([href, label]) => `<a href="${href}">${escapeHtml(label)}</a>`)
  return `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td class="quiet" style="padding:20px 40px;color:#4a5a68;font:13px/1.5 ${sans}"><p style="margin:0 0 12px">${escapeHtml(reason)}</p><p style="margin:0">${links.join(' &nbsp;·&nbsp; ')}</p></td></tr></table>`
}
