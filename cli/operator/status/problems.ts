import type { StatusReport } from './status-report.ts'

const minute = 60_000
/** When something needs attention, in milliseconds. */
const limits = { waiting: 15 * minute, unserved: minute, stale: minute, backup: 26 * 60 * minute }

/** What needs attention, one line each, and what to do about it. */
export function problemsOf(report: StatusReport): string[] {
  const now = Date.parse(report.at)
  const age = (time: string) => now - Date.parse(time)
  return [...serviceProblems(report), ...contentProblems(report, age), ...mailProblems(report, age)]
    .concat(backupProblems(report, age))
    .filter((line) => line !== null)
}

type Age = (time: string) => number
type Line = string | null

function serviceProblems({ site, lake, backend, metrics }: StatusReport): Line[] {
  return [
    site.fault &&
      `Site: ${site.fault}. If it runs here, start it with "npm start", or read .data/logs/site.log.`,
    lake.fault &&
      `Content lake: ${lake.fault}. Visitors get the last pages. Read .data/logs/lake.log; if hosted, check SANITY_READ_TOKEN and Sanity's status page.`,
    backend.fault &&
      `Backend: ${backend.fault}. Forms can't be sent. Read .data/logs/backend.log; if hosted, apply the migrations and check the keys and Supabase's status page.`,
    metrics?.fault && `Metrics: ${metrics.fault}. Restart the site, or read .data/logs/site.log.`,
  ].map((line) => line || null)
}

function contentProblems({ site, lake, lastChange, metrics }: StatusReport, age: Age): Line[] {
  const settled =
    lastChange && !site.fault && age(lastChange._updatedAt) > limits.unserved ? lastChange : null
  const figures = metrics?.figures
  const staleMs = (figures?.oldestStaleSeconds ?? 0) * 1_000
  return [
    lake.missingHomes?.length
      ? `The content has no home page in ${lake.missingHomes.join(', ')}: a program deleted, unpublished or moved it. Visitors get its last version. Restore it on the first screen of the Studio.`
      : null,
    settled?.isServed === false
      ? `The site doesn't show the last change (${settled._type} ${settled._id}). See "Content that doesn't appear" in docs/operating.md.`
      : null,
    settled?.isServed === null
      ? "The site doesn't say whether it shows the last change: /api/live fails. If it runs here, read .data/logs/site.log; or name another site with --site."
      : null,
    figures && !site.fault && !lake.fault && !figures.isStreamConnected
      ? 'The site is not connected to the event stream: changes appear with the webhook or the reconciler only. Read .data/logs/site.log.'
      : null,
    figures?.isCircuitOpen && !lake.fault
      ? "The site can't query the content lake, but this machine can. Check its token and network."
      : null,
    staleMs > limits.stale
      ? `An outdated page has been served for ${duration(staleMs)}. Read .data/logs/site.log for pages that fail to render.`
      : null,
  ]
}

function mailProblems({ mail }: StatusReport, age: Age): Line[] {
  if (!mail) return []
  const { dead = 0 } = mail.outbox
  const { other } = mail.oldestWaiting
  const paused = mail.newsletters.filter(({ state }) => state === 'paused')
  return [
    dead > 0
      ? `${dead} emails are dead. Read "outbox list" and fix the cause, then run "outbox release <id>" or "all", or "outbox dismiss <id>" for what nobody wants to send.`
      : null,
    other && age(other) > limits.waiting
      ? `An email has waited for ${duration(age(other))}. Read "outbox list pending": is the mail provider down, or the schedule of drain-outbox off?`
      : null,
    ...paused.map(
      ({ id, title, pause_reason }) =>
        `The newsletter “${title}” is paused${pause_reason && ` (${pause_reason})`}. Read "newsletter report ${id}", then run "newsletter resume" or "cancel".`,
    ),
  ]
}

function backupProblems({ backup }: StatusReport, age: Age): Line[] {
  if (!backup?.isNightly) return []
  const { newestVerified } = backup
  if (newestVerified && age(newestVerified) <= limits.backup) return []
  const what = newestVerified
    ? `The newest verified backup is ${duration(age(newestVerified))} old.`
    : 'No backup is verified.'
  return [`${what} Read .data/logs/backup.log, or run "backup create".`]
}

/** `90 s`, `25 min`, `7 h`, `3 days`. */
export function duration(ms: number): string {
  const seconds = Math.max(Math.round(ms / 1_000), 0)
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`
  return `${Math.round(seconds / 86_400)} days`
}
