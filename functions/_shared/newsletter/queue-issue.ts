import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { callDatabase } from '../database.ts'
import type { FunctionDeps } from '../deps.ts'
import type { JsonReply } from '../endpoint.ts'
import { type LakeDeps, loadEmails, loadWeeklyRule } from './load-issues.ts'
import type { Snapshot } from './newsletter-mail.ts'
import { nextWeeklyTime } from './weekly-time.ts'

type QueueRequest = { issue: string; when: string; fallsBack: boolean }

const queued = z.object({ code: z.enum(['accepted', 'duplicate']) })

/**
 * Schedules a send with the published emails as they are now: later edits don't change it. With `weekly`, the issue is
 * ready for the weekly time instead, and is sent as it is published then. 409 with a reason if the issue isn't published
 * in English, has problems, was sent before, or if no weekly time is set.
 */
export async function queueIssue(
  { issue, when, fallsBack }: QueueRequest,
  editor: string,
  deps: FunctionDeps,
): Promise<JsonReply> {
  const found = await publishedIssue(issue, deps)
  if (typeof found === 'string') return conflict(found)
  const sendAt = await timeOf(when, deps)
  if (!sendAt) return conflict('Settings have no weekly time for the newsletter.')
  const send = { editor, issue, title: found.title, send_at: sendAt.toISOString(), falls_back: fallsBack }
  const result =
    when === 'weekly'
      ? await callDatabase(deps, 'editor_ready_newsletter', send)
      : await callDatabase(deps, 'editor_queue_newsletter', { ...send, snapshots: found.snapshots })
  if (queued.parse(result).code === 'duplicate')
    return conflict('This issue is already scheduled or sent. Cancel it first, or write a new issue.')
  deps.requestDrain()
  return { status: 200, body: { sendAt: sendAt.toISOString() } }
}

async function timeOf(when: string, deps: FunctionDeps): Promise<Date | null> {
  if (when === 'now') return new Date()
  if (when !== 'weekly') return new Date(when)
  const rule = await loadWeeklyRule(deps)
  return rule && nextWeeklyTime(rule, new Date())
}

function conflict(error: string): JsonReply {
  return { status: 409, body: { error } }
}

/** An issue's emails, frozen as they are published now: by language. */
type PublishedIssue = { title: string; snapshots: Record<string, Snapshot> }

/** The issue, or a sentence that says why it can't be sent. @throws if the content lake doesn't respond. */
export async function publishedIssue(issue: string, deps: LakeDeps): Promise<PublishedIssue | string> {
  const emails = await loadEmails(issue, 'published', deps)
  const english = emails.find(({ locale }) => locale === defaultLocale)
  if (!english) return 'Publish the issue in English first.'
  const problem = emails
    .flatMap(({ locale, problems }) => problems.map((each) => ({ ...each, locale })))
    .find(({ severity }) => severity === 'error')
  if (problem) return `${problem.locale}: ${problem.text}`
  return {
    title: english.subject,
    snapshots: Object.fromEntries(
      emails.map(({ locale, subject, html, text }) => [locale, { subject, html, text }]),
    ),
  }
}
