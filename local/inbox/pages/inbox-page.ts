import { html, raw } from 'hono/html'
import type { StoredMail } from '../mail-store.ts'
import { style } from './style.ts'

/**
 * The inbox page: the list and, beside it, the open or newest email; on phones, one or the other. Works without
 * scripts.
 */
export function inboxPage(mails: StoredMail[], open: StoredMail | null) {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`
  // The list refreshes itself; an open email does not.
  const refresh = open ? '' : html`<meta http-equiv="refresh" content="5">`
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open ? `${open.subject} - ` : ''}Inbox (${mails.length})</title>
<link rel="icon" href="data:,">
${refresh}
<style>${raw(style)}</style>
</head>
<body class="${open ? 'reading' : 'choosing'}">
<header><h1>Inbox</h1><p>${count}, none of them delivered</p></header>
${mails.length ? mailbox(mails, open) : emptyInbox}
</body>
</html>`
}

const emptyInbox = html`<main class="empty"><h2>No emails yet</h2>
<p>Emails that the site sends arrive here; none are delivered. Submit a form on the site to see one. This page refreshes
every five seconds.</p></main>`

function mailbox(mails: StoredMail[], open: StoredMail | null) {
  const shown = open ?? mails[0]
  return html`<main>
<nav aria-label="Emails"><ul class="list">${mails.map((mail) => listItem(mail, mail === shown))}</ul></nav>
${shown ? article(shown) : ''}
</main>`
}

function listItem(mail: StoredMail, isCurrent: boolean) {
  return html`<li><a href="/mails/${mail.id}"${isCurrent ? raw(' aria-current="true"') : ''}>
<strong>${mail.subject}</strong>
<span>${mail.to.join(', ')}<br>${receivedAt(mail)}</span></a></li>`
}

function article(mail: StoredMail) {
  const headers: [name: string, value: string][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Cc', mail.cc.join(', ')],
    ['Bcc', mail.bcc.join(', ')],
    ['Reply to', mail.reply_to.join(', ')],
    ...Object.entries(mail.headers),
  ]
  return html`<article>
<a class="back" href="/">All emails</a>
<h2>${mail.subject}</h2>
<dl>${headers.map(([name, value]) => (value ? row(name, value) : ''))}${row('Received', receivedAt(mail))}</dl>
<iframe sandbox title="The email as displayed by an email client" src="/mails/${mail.id}/content"></iframe>
<details${mail.html ? '' : raw(' open')}><summary>Plain text</summary><pre>${mail.text ?? 'This email has no plain text.'}</pre></details>
<details><summary>Source</summary><pre>${mail.html ?? 'This email has no HTML.'}</pre></details>
<details><summary>Headers</summary><pre>${headerLines(mail)}</pre></details>
</article>`
}

/** The email's headers, one per line. */
function headerLines(mail: StoredMail): string {
  const lines = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Cc', mail.cc.join(', ')],
    ['Reply-To', mail.reply_to.join(', ')],
    ['Subject', mail.subject],
    ['Date', new Date(mail.receivedAt).toUTCString()],
    ...Object.entries(mail.headers),
    ['Idempotency-Key', mail.idempotencyKey ?? ''],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function row(name: string, value: unknown) {
  return html`<dt>${name}</dt><dd>${value}</dd>`
}

function receivedAt(mail: StoredMail) {
  const readable = mail.receivedAt.slice(0, 19).replace('T', ' ')
  return html`<time datetime="${mail.receivedAt}">${readable} UTC</time>`
}
