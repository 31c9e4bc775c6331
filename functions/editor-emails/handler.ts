import { editorEmailsRequest, type PreviewedEmail } from '@tidewright/contracts/forms/editor-emails.ts'
import { emailPattern } from '@tidewright/contracts/forms/field-rules.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { editorEndpoint } from '../_shared/editor.ts'
import type { JsonReply } from '../_shared/endpoint.ts'
import { sendTest } from '../_shared/mails/send-mail.ts'
import { renderSample } from './render-sample.ts'

const permission = z.discriminatedUnion('code', [
  z.object({ code: z.literal('accepted') }),
  z.object({ code: z.literal('suppressed') }),
  z.object({ code: z.literal('rate-limited'), retryAfter: z.number() }),
])

/**
 * Shows and tests the texts that an editor is writing, as the email that its reader gets. 409 with a reason if there is
 * nothing to show, or if the test may not go to the address; 429 after too many tests; 502 and 503 as in `sendTest`.
 */
export const handler = editorEndpoint({
  schema: editorEmailsRequest,
  async handle(request, editor, deps) {
    const { mail, problem } = await renderSample(request, deps)
    if (!mail) return { status: 409, body: { error: problem } }
    if (request.action === 'preview') {
      const { subject, html, text, to } = mail
      const isSent = request.locale === defaultLocale || to !== deps.mail.leadsTo
      const body: PreviewedEmail = { subject, html, text, isSent, email: editor.email }
      return { status: 200, body }
    }
    const { kind, to } = request
    const refusal = refusalOf(to, editor.email, deps.mail.leadsTo)
    if (refusal) return refusal
    const asked = await callDatabase(deps, 'editor_email_test', { editor: editor.id, kind, email: to })
    const allowed = permission.parse(asked)
    switch (allowed.code) {
      case 'accepted':
        // Without headers and reply-to: those of the sample lead nowhere.
        return sendTest({ to, subject: mail.subject, html: mail.html, text: mail.text }, deps)
      case 'suppressed': {
        const error = 'This address unsubscribed, or emails to it bounced. Use another one.'
        return { status: 409, body: { error } }
      }
      case 'rate-limited': {
        const headers = { 'retry-after': String(allowed.retryAfter) }
        return { status: 429, body: { error: 'Too many tests' }, headers }
      }
    }
  },
})

/**
 * Why a test may not go to an address; null if it may. The texts of a test are whatever an editor types, so it goes to the
 * editor's own address, which may be at a public mail provider, or to one at the domain of the address that gets the leads.
 */
export function refusalOf(to: string, own: string | null, leadsTo: string): JsonReply | null {
  // The editor of a local copy has an address that the pattern rejects.
  if (to.toLowerCase() === own?.toLowerCase()) return null
  if (!emailPattern.test(to)) return { status: 400, body: { error: 'This isn’t an email address' } }
  const domain = domainOf(leadsTo)
  if (domainOf(to) === domain) return null
  return { status: 409, body: { error: `A test goes only to you and to addresses at ${domain}.` } }
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
