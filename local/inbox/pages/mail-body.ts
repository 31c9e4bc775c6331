import { html } from 'hono/html'
import type { StoredMail } from '../mail-store.ts'

/** The content of the sandboxed frame: the email's HTML unchanged, or its text. */
export function mailBody(mail: StoredMail) {
  if (mail.html) return mail.html
  return html`<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<pre style="white-space:pre-wrap;font:16px/1.5 sans-serif;margin:24px">${mail.text ?? ''}</pre>`
}
