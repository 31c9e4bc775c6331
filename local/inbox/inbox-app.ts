import { html } from 'hono/html'
import { createApp, limitBody } from '../http/create-app.ts'
import { createDiskFullWarning, diskFullHint, isDiskFull } from '../service/disk-full.ts'
import { acceptMail, InboxError } from './accept-mail.ts'
import type { MailReports } from './mail-reports.ts'
import type { MailStore, StoredMail } from './mail-store.ts'
import { inboxPage } from './pages/inbox-page.ts'

const warnOfFullDisk = createDiskFullWarning('Inbox')
const maxBodyBytes = 1024 * 1024

const pageHeaders = {
  'cache-control': 'no-store',
  // The pages have no scripts.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'",
}
/** An email's own content is shown in a sandboxed frame. */
const bodyHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
}

/** Resend's API at `/emails`, and web pages at `/` and `/mails/<id>`. `reports` calls Resend's webhook. */
export function createInboxApp(store: MailStore, reports?: MailReports) {
  const app = createApp({
    unknownRoute: (method, path) => new InboxError(404, 'not_found', `There is no ${method} ${path} here.`),
    internal(error) {
      if (isDiskFull(error)) {
        warnOfFullDisk()
        return new InboxError(507, 'internal_server_error', diskFullHint)
      }
      console.error(`Inbox: a request failed: ${error.name}`)
      return new InboxError(500, 'internal_server_error', 'The inbox failed.')
    },
  })
  app.use(limitBody(maxBodyBytes, (message) => new InboxError(413, 'validation_error', message)))

  app.post('/emails', async (c) => c.json({ id: await acceptMail(c.req.raw, store, reports) }))
  app.get('/emails', (c) => c.json(store.list(c.req.query('to'))))
  app.delete('/emails', (c) => {
    store.clear()
    return c.body(null, 204)
  })
  app.all('/emails', () => {
    throw new InboxError(405, 'method_not_allowed', 'Method not allowed')
  })

  app.get('/', (c) => c.html(inboxPage(store.list(), null), 200, pageHeaders))
  app.get('/mails/:id', (c) => {
    const mails = store.list()
    const open = mails.find((mail) => mail.id === c.req.param('id')) ?? null
    return c.html(inboxPage(mails, open), open ? 200 : 404, pageHeaders)
  })
  app.get('/mails/:id/content', (c) => {
    const mail = store.find(c.req.param('id'))
    return mail ? c.html(mailBody(mail), 200, bodyHeaders) : c.notFound()
  })
  return app
}

/** The content of the sandboxed frame: the email's HTML unchanged, or its text. */
function mailBody(mail: StoredMail) {
  if (mail.html) return mail.html
  return html`<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<pre style="white-space:pre-wrap;font:16px/1.5 sans-serif;margin:24px">${mail.text ?? ''}</pre>`
}
