import { html, raw } from 'hono/html'
import type { StoredMail } from '../mail-store.ts'
import { style } from './style.ts'

/** The inbox: the list, and beside it (on a phone, instead of it) the open mail, or the newest. Works without scripts. */
export function inboxPage(mails: StoredMail[], open: StoredMail | null) {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  // The list looks again by itself; an open mail stays as it is while it is read.
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

const emptyInbox = html`<main class="empty"><h2>No mail yet</h2>
<p>Mail that the site sends arrives here instead of in the world. Send a form of the site, and look again; this page
does so by itself every five seconds.</p></main>`

function mailbox(mails: StoredMail[], open: StoredMail | null) {
  const shown = open ?? mails[0]
  return html`<main>
<nav aria-label="Mails"><ul class="list">${mails.map((mail) => listItem(mail, mail === shown))}</ul></nav>
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
<a class="back" href="/">All mails</a>
<h2>${mail.subject}</h2>
<dl>${headers.map(([name, value]) => (value ? row(name, value) : ''))}${row('Received', receivedAt(mail))}</dl>
<iframe sandbox title="The mail as a mail program shows it" src="/mails/${mail.id}/content"></iframe>
<details${mail.html ? '' : raw(' open')}><summary>Plain text</summary><pre>${mail.text ?? 'This mail has no plain text.'}</pre></details>
<details><summary>Source</summary><pre>${mail.html ?? 'This mail has no HTML.'}</pre></details>
<details><summary>Headers</summary><pre>${headerLines(mail)}</pre></details>
</article>`
}

/** What would travel above the mail, a line a header. */
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
