import type { EditorNewsletterRequest } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { z } from 'zod'
import { callDatabase } from '../database.ts'
import type { FunctionDeps } from '../deps.ts'
import type { Editor } from '../editor.ts'
import type { JsonReply } from '../endpoint.ts'
import { sendTest } from '../mails/send-mail.ts'
import { listIssues, loadEmails, loadWeeklyRule } from './load-issues.ts'
import { addressed } from './newsletter-mail.ts'
import { queueIssue } from './queue-issue.ts'
import { nextWeeklyTimes, type WeeklyRule } from './weekly-time.ts'

/**
 * Lists, previews, tests, schedules, pauses and cancels newsletter issues. Previews and tests use drafts; a send uses what
 * is published. Every call is recorded in `app_private.editor_access`.
 */
export async function answerNewsletter(
  request: EditorNewsletterRequest,
  editor: Editor,
  deps: FunctionDeps,
): Promise<JsonReply> {
  switch (request.action) {
    case 'overview':
      return { status: 200, body: await overview(editor, deps) }
    case 'preview':
      return { status: 200, body: { emails: await loadEmails(request.issue, 'drafts', deps) } }
    case 'test':
      return testIssue(request, editor, deps)
    case 'queue':
      return queueIssue(request, editor.id, deps)
    case 'change': {
      const { send, change } = request
      const changed = await callDatabase(deps, 'editor_change_newsletter', {
        editor: editor.id,
        send,
        change,
      })
      if (change === 'resume') deps.requestDrain()
      return changed === null
        ? { status: 404, body: { error: 'Not found' } }
        : { status: 200, body: Object(changed) }
    }
  }
}

async function overview({ id: editor, email }: Editor, deps: FunctionDeps): Promise<object> {
  const [issues, rule, sends, audience] = await Promise.all([
    listIssues(deps),
    loadWeeklyRule(deps),
    callDatabase(deps, 'editor_newsletter_sends', { editor }),
    callDatabase(deps, 'editor_newsletter_audience', { editor }),
  ])
  const [nextWeekly = null] = rule ? nextWeeklyTimes(rule, new Date(), 1) : []
  return { issues, sends: withWeeklyTimes(sends, rule), audience, email, nextWeekly }
}

const reports = z.array(z.looseObject({ state: z.string(), send_at: z.string() }))

/** Ready issues go out one each week, the one that was ready first at the next weekly time. The newest send is first. */
function withWeeklyTimes(sends: unknown, rule: WeeklyRule | null): object[] {
  const known = reports.parse(sends)
  const ready = known.filter(({ state }) => state === 'ready').reverse()
  const times = rule ? nextWeeklyTimes(rule, new Date(), ready.length) : []
  return known.map((send) => ({
    ...send,
    send_at: times[ready.indexOf(send)]?.toISOString() ?? send.send_at,
  }))
}

/** Sends an issue to the address of whoever asks. */
async function testIssue(
  { issue, locale }: { issue: string; locale: string },
  { id: editor, email }: Editor,
  deps: FunctionDeps,
): Promise<JsonReply> {
  const found = (await loadEmails(issue, 'drafts', deps)).find((each) => each.locale === locale)
  if (!found) return { status: 404, body: { error: 'Not found' } }
  if (!email) return { status: 409, body: { error: 'Your account has no email address' } }
  await callDatabase(deps, 'editor_newsletter_test', { editor, issue })
  const links = { siteUrl: deps.siteOrigins[0] ?? '', siteSecret: deps.siteSecret }
  const recipient = { email, locale, queuedAt: new Date(), replyTo: deps.mail.leadsTo, links }
  return sendTest(await addressed(found, recipient), deps)
}
