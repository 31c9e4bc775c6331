import { z } from 'zod'
import type { MailSettings } from '../deps.ts'
import { sanitizeText } from '../sanitize-text.ts'
import { mailLayout } from './layout.ts'
import { escapeHtml, type Mail } from './mail.ts'
import { interpolate, type MailCopy } from './mail-copy.ts'

// The direct insert does not pass the function, so what goes into headers is made plain here, whichever way it came.
const line = z.string().transform(sanitizeText)

/** The outbox payload: a row of `leads`. */
const payload = z.object({
  name: line,
  email: line,
  company: line,
  phone: line.nullable(),
  locale: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
})

/** Tells the team about a new lead in the words of `text`; answering the mail answers the visitor. */
export function leadNotification(row: unknown, settings: MailSettings, text: MailCopy): Mail {
  const lead = payload.parse(row)
  const facts: [label: string, value: string][] = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Company', lead.company],
    ['Phone', lead.phone ?? 'not given'],
    ['Language', lead.locale ?? 'not known'],
    ['Received', `${new Date(lead.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ]
  const filled = (words: string) => interpolate(words, { name: lead.name, company: lead.company })
  const heading = filled(text.heading)
  const opening = filled(text.text ?? '').trim()
  const closing = filled(text.closing)
  const details = facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  return {
    to: settings.leadsTo,
    replyTo: lead.email,
    subject: filled(text.subject),
    text: `${[heading, opening, details, closing].filter(Boolean).join('\n\n')}\n`,
    html: mailLayout(heading, `${paragraphs(opening)}${factTable(facts)}${paragraphs(closing)}`),
  }
}

function factTable(facts: [label: string, value: string][]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;color:#4a5a68;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:8px 0;word-break:break-word"><strong>${escapeHtml(value)}</strong></td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">${rows.join('')}</table>`
}

/** Plain words whose empty lines begin new paragraphs. */
function paragraphs(words: string): string {
  return words
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p style="margin:24px 0">${escapeHtml(paragraph)}</p>`)
    .join('')
}
