import type { StoredMail } from '../mail-store.ts'
import { escapeHtml } from './escape-html.ts'
import { style } from './style.ts'

/** The inbox: the list, and beside it (on a phone, instead of it) the chosen mail, or the newest. Works without scripts. */
export function inboxPage(mails: StoredMail[], chosenId: string): string {
  const chosen = mails.find((mail) => mail.id === chosenId) ?? null
  // The list looks again by itself; an open mail stays as it is while it is read.
  const refresh = chosen ? '' : '<meta http-equiv="refresh" content="5">'
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${chosen ? `${escapeHtml(chosen.subject)} - ` : ''}Inbox (${mails.length})</title>
<link rel="icon" href="data:,">
${refresh}
<style>${style}</style>
</head>
<body class="${chosen ? 'reading' : 'choosing'}">
<header><h1>Inbox</h1><p>${mails.length === 1 ? '1 mail' : `${mails.length} mails`}, none of them delivered</p></header>
${mails.length ? mailbox(mails, chosen) : empty}
</body>
</html>`
}

const empty = `<main class="empty"><h2>No mail yet</h2>
<p>Mail that the site sends arrives here instead of in the world. Send a form of the site, and look again; this page
does so by itself every five seconds.</p></main>`

function mailbox(mails: StoredMail[], chosen: StoredMail | null): string {
  const shown = chosen ?? mails[0]
  return `<main>
<nav aria-label="Mails"><ul class="list">${mails.map((mail) => listItem(mail, mail === shown)).join('')}</ul></nav>
${shown ? article(shown) : ''}
</main>`
}

function listItem(mail: StoredMail, current: boolean): string {
  return `<li><a href="/mails/${mail.id}"${current ? ' aria-current="true"' : ''}>
<strong>${escapeHtml(mail.subject)}</strong>
<span>${escapeHtml(mail.to.join(', '))}<br>${time(mail)}</span></a></li>`
}

function article(mail: StoredMail): string {
  const facts: [name: string, value: string][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Cc', mail.cc.join(', ')],
    ['Bcc', mail.bcc.join(', ')],
    ['Reply to', mail.reply_to.join(', ')],
    ...Object.entries(mail.headers),
  ]
  const rows = facts.filter(([, value]) => value).map(([name, value]) => fact(name, escapeHtml(value)))
  return `<article>
<a class="back" href="/">All mails</a>
<h2>${escapeHtml(mail.subject)}</h2>
<dl>${rows.join('')}${fact('Received', time(mail))}</dl>
<iframe sandbox title="The mail as a mail program shows it" src="/mails/${mail.id}/content"></iframe>
<details${mail.html ? '' : ' open'}><summary>Plain text</summary><pre>${escapeHtml(mail.text ?? 'This mail has no plain text.')}</pre></details>
</article>`
}

function fact(name: string, html: string): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${html}</dd>`
}

function time(mail: StoredMail): string {
  const readable = mail.receivedAt.slice(0, 19).replace('T', ' ')
  return `<time datetime="${mail.receivedAt}">${readable} UTC</time>`
}
