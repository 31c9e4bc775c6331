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

/** After an outage, a weekly time that is this long ago is skipped. */
const maxLateMs = 24 * 3600 * 1000

/**
 * At the weekly time of Settings, sends the issue that an editor marked as ready; the day before, reminds the team if there
 * is none. Only the worker that the database chooses does it, and each time is used once.
 * @throws if the database or the content lake fails: then it is tried again.
 */
export async function followWeeklyRule(deps: WeeklyDeps, now = new Date()): Promise<void> {
  if (!deps.contentLake) return
  const found = task.parse(await callDatabase(deps, 'check_newsletter_schedule'))
  if (!found) return
  const rule = await loadWeeklyRule(deps)
  const plan = planOf(rule, now)
  if (!found.next_at || !found.ready || !rule || !isDue(new Date(found.next_at), rule, now)) {
    await callDatabase(deps, 'plan_newsletter', plan)
    return
  }
  const issue = await publishedIssue(found.ready.issue, deps)
  await callDatabase(deps, 'use_weekly_time', {
    ...plan,
    send: found.ready.send,
    at: found.next_at,
    ...(typeof issue === 'string'
      ? { title: '', snapshots: {}, problem: issue }
      : { ...issue, problem: null }),
  })
}

/** Whether it is time, and Settings still name this time. */
function isDue(at: Date, rule: WeeklyRule, now: Date): boolean {
  const late = now.getTime() - at.getTime()
  const named = nextWeeklyTime(rule, new Date(at.getTime() - 1))
  return late >= 0 && late < maxLateMs && named?.getTime() === at.getTime()
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
