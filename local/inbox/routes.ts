import type { HttpHandler } from '../backend/http/serve.ts'
import type { MailStore } from './mail-store.ts'
import { inboxPage } from './pages/inbox-page.ts'
import { mailContent } from './pages/mail-content.ts'
import { takeMail } from './take-mail.ts'

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
// The pages are without scripts; a mail's own content is shut in a frame of its own.
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'"
const contentPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** Routes: `POST|GET|DELETE /emails`, `GET /`, `/mails/<id>` and `/mails/<id>/content`. */
export function inboxHandler(store: MailStore): HttpHandler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const [, place, id = '', part] = pathname.split('/')
    if (pathname === '/emails') return emails(request, searchParams.get('to'), store)
    if (request.method !== 'GET') return new Response('Not found', { status: 404 })
    if (pathname === '/' || (place === 'mails' && id && !part)) {
      const mails = store.list()
      const headers = { ...page, 'content-security-policy': pagePolicy }
      const found = mails.some((mail) => mail.id === id) || pathname === '/'
      return new Response(inboxPage(mails, id), { status: found ? 200 : 404, headers })
    }
    const mail = part === 'content' ? store.find(id) : null
    if (!mail) return new Response('Not found', { status: 404 })
    return new Response(mailContent(mail), { headers: { ...page, 'content-security-policy': contentPolicy } })
  }
}

function emails(request: Request, to: string | null, store: MailStore): Response | Promise<Response> {
  if (request.method === 'POST') return takeMail(request, store)
  if (request.method === 'GET') return Response.json(store.list(to))
  if (request.method !== 'DELETE') return Response.json({ message: 'Method not allowed' }, { status: 405 })
  store.clear()
  return new Response(null, { status: 204 })
}
