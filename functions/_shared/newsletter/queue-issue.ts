import { z } from 'zod'
import type { FunctionDeps } from '../deps.ts'
import type { JsonReply } from '../endpoint.ts'
import { callDatabase } from './call-database.ts'
import { loadWeeklyRule } from './load-issues.ts'
import { publishedIssue } from './published-issue.ts'
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
