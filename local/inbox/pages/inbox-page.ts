import { html, raw } from 'hono/html'
import type { StoredMail } from '../mail-store.ts'

/** The inbox's styles, with the site's colours and spacing. */
const style = `
:root { color-scheme: light dark;
  --paper: light-dark(#faf7f2, #0b1520); --sheet: light-dark(#ffffff, #122031);
  --ink: light-dark(#0e1b2a, #eef2f0); --quiet: light-dark(#51606d, #a9b8c2);
  --line: light-dark(#e2dcd1, #26384a); --tide: light-dark(#0f6e6e, #6fc7bf); --foam: light-dark(#d9efea, #17373b) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink);
  font: 16px/1.5 'Instrument Sans', system-ui, sans-serif; overflow-wrap: anywhere }
a { color: inherit }
:focus-visible { outline: 3px solid var(--tide); outline-offset: 2px }
header { display: flex; align-items: baseline; gap: 16px; padding: 16px 24px; border-bottom: 1px solid var(--line) }
h1 { margin: 0; font: 600 24px/1.25 Fraunces, Georgia, serif }
header p { margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums }
.list { list-style: none; margin: 0; padding: 8px }
.list a { display: block; padding: 12px 16px; border-radius: 8px; text-decoration: none }
.list a:hover { background: var(--foam) }
.list a[aria-current] { background: var(--foam); box-shadow: inset 3px 0 var(--tide) }
.list strong { display: block; line-height: 1.35 }
.list span { color: var(--quiet); font-size: 14px }
.list a[aria-current] span, .list a:hover span { color: var(--ink) }
article { padding: 24px }
h2 { margin: 0 0 16px; font: 600 28px/1.2 Fraunces, Georgia, serif; text-wrap: balance }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 24px }
dt { color: var(--quiet) }
dd { margin: 0 }
iframe { display: block; width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 8px; background: #fff }
summary { padding: 12px 0; min-height: 44px; cursor: pointer; color: var(--tide); font-weight: 600 }
pre { margin: 0; padding: 16px; white-space: pre-wrap; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 8px; font: 14px/1.6 ui-monospace, monospace }
.empty { max-width: 44ch; margin: 12vh auto 0; padding: 24px; text-align: center }
.empty p { color: var(--quiet) }
.back { display: inline-block; padding: 10px 0; color: var(--tide); font-weight: 600 }
@media (max-width: 899px) {
  .reading nav, .choosing article { display: none }
  article { padding: 8px 24px 24px }
  .list a, .list a[aria-current] { border-bottom: 1px solid var(--line); border-radius: 0; background: none; box-shadow: none }
}
@media (min-width: 900px) {
  main:not(.empty) { display: grid; grid-template-columns: minmax(300px, 380px) 1fr }
  nav { border-right: 1px solid var(--line); height: calc(100dvh - 63px); overflow: auto; position: sticky; top: 0 }
  article { padding: 40px 48px; max-width: 860px }
  .back { display: none }
}
`

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
