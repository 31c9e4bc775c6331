import { z } from 'zod'
import { callDatabase } from '../database.ts'
import type { FunctionDeps } from '../deps.ts'
import { loadWeeklyRule } from './load-issues.ts'
import { publishedIssue } from './queue-issue.ts'
import { dayBefore, nextWeeklyTime, type WeeklyRule } from './weekly-time.ts'

type WeeklyDeps = Pick<FunctionDeps, 'database' | 'contentLake' | 'fetch' | 'siteOrigins'>

const task = z
  .object({
    next_at: z.string().nullable(),
    ready: z.object({ send: z.string(), issue: z.string() }).nullable(),
  })
  .nullable()

/** After an outage, a weekly time that is this long ago is skipped, and the team is told. */
const maxLateMs = 24 * 3600 * 1000
const tooLate = 'The issue could not be loaded and sent within 24 hours.'

/**
 * At the weekly time of Settings, sends the issue that an editor marked as ready; the day before, reminds the team if there
 * is none. Only the worker that the database chooses does it, and each time is used once.
 * @throws if the database or the content lake fails: then it is tried again.
 */
export async function followWeeklyRule(deps: WeeklyDeps, now = new Date()): Promise<void> {
  const found = task.parse(await callDatabase(deps, 'check_newsletter_schedule'))
  // Without a content lake there is no rule, but only a check ends the calls of the hosted schedule.
  if (!found || !deps.contentLake) return
  const rule = await loadWeeklyRule(deps)
  const plan = planOf(rule, now)
  const at = found.next_at ? new Date(found.next_at) : null
  if (!at || at > now || !found.ready || !rule || !isNamed(rule, at)) {
    await callDatabase(deps, 'plan_newsletter', plan)
    return
  }
  const isTooLate = now.getTime() - at.getTime() >= maxLateMs
  const issue = isTooLate ? tooLate : await publishedIssue(found.ready.issue, deps)
  await callDatabase(deps, 'use_weekly_time', {
    ...plan,
    send: found.ready.send,
    at: at.toISOString(),
    ...(typeof issue === 'string'
      ? { title: '', snapshots: {}, problem: issue }
      : { ...issue, problem: null }),
  })
}

/** Whether Settings still name this time. */
function isNamed(rule: WeeklyRule, at: Date): boolean {
  return nextWeeklyTime(rule, new Date(at.getTime() - 1))?.getTime() === at.getTime()
}

/** No reminder for a time that is planned less than a day before. */
function planOf(rule: WeeklyRule | null, now: Date) {
  const next = rule && nextWeeklyTime(rule, now)
  const remind = next && dayBefore(next)
  return {
    next_at: next?.toISOString() ?? null,
    remind_at: remind && remind > now ? remind.toISOString() : null,
  }
}
