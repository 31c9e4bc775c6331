import { parseArgs } from 'node:util'
import { type Command, usage } from '../command.ts'
import { type DatabaseStatus, mailStates } from './database-status.ts'
import { duration, problemsOf } from './problems.ts'
import type { Fault } from './service-status.ts'
import { readStatus, type StatusReport } from './status-report.ts'

export const status: Command = {
  help: `status [--json] [--site https://www.example.com]
    Shows whether everything is healthy, what is waiting and what failed. Ends with exit code 1 if something needs attention.
    --site names a site that doesn't run here.`,
  async run(args, context) {
    const values = parse(args)
    if (!values) throw usage(status)
    const site = (values.site ?? context.settings.urls.site).replace(/\/+$/, '')
    const report = await readStatus(context, site)
    const problems = problemsOf(report)
    context.print(values.json ? JSON.stringify({ ...report, problems }, null, 2) : screenOf(report, problems))
    const [first, ...rest] = problems
    if (first) throw new Error(rest.length === 0 ? first : `${first} And ${rest.length} more; see above.`)
  },
}

/** Null for arguments that it doesn't have, and for a site that is no URL. */
function parse(args: string[]) {
  try {
    const options = { json: { type: 'boolean' }, site: { type: 'string' } } as const
    const { values } = parseArgs({ args, options })
    return values.site === undefined || /^https?:$/.test(URL.parse(values.site)?.protocol ?? '')
      ? values
      : null
  } catch {
    return null
  }
}

/** The report as one screen of plain text. */
function screenOf(report: StatusReport, problems: readonly string[]): string {
  const { site, lake, backend, build } = report
  const ago = (time: string) => `${duration(Date.parse(report.at) - Date.parse(time))} ago`
  const lines: [name: string, value: string][] = [
    ['Site', `${state(site.fault)}  ${site.url}`],
    ['Content lake', state(lake.fault)],
    ['Backend', `${state(backend.fault)}  ${backend.url}`],
    ['Last change', lastChange(report, ago)],
    ['Outbox', outbox(report.mail)],
    ['Oldest waiting', oldestWaiting(report.mail, ago)],
    ['Newsletters', newsletters(report.mail)],
    ['Backup', backup(report, ago)],
    ['Metrics', metrics(report)],
    [
      'Build',
      `${build.site ? `${build.site.id}, made ${ago(build.site.madeAt)}` : 'none here'}; commit ${build.commit ?? 'unknown'}`,
    ],
    [
      'Versions',
      Object.entries(build.versions)
        .map((pair) => pair.join(' '))
        .join(', '),
    ],
  ]
  const verdict =
    problems.length === 0
      ? ['Everything is healthy.']
      : ['Needs attention:', ...problems.map((line) => `- ${line}`)]
  return [...lines.map(([name, value]) => `${name.padEnd(15)} ${value}`), '', ...verdict].join('\n')
}

type Ago = (time: string) => string

const unknown = 'unknown'

const state = (fault: Fault) => (fault === null ? 'up' : `DOWN: ${fault}`)

function lastChange({ lastChange }: StatusReport, ago: Ago): string {
  if (!lastChange) return unknown
  const { isServed, _type, _id, _updatedAt } = lastChange
  const served = isServed === null ? unknown : isServed ? 'yes' : 'NO'
  return `${ago(_updatedAt)}, ${_type} ${_id}; served: ${served}`
}

function outbox(mail: DatabaseStatus | null): string {
  if (!mail) return unknown
  return mailStates.map((name) => `${mail.outbox[name] ?? 0} ${name}`).join(', ')
}

function oldestWaiting(mail: DatabaseStatus | null, ago: Ago): string {
  if (!mail) return unknown
  const { newsletter, other } = mail.oldestWaiting
  return (
    [other && ago(other), newsletter && `newsletters ${ago(newsletter)}`].filter(Boolean).join(', ') || 'none'
  )
}

function newsletters(mail: DatabaseStatus | null): string {
  if (!mail) return unknown
  return (
    mail.newsletters
      .map(
        ({ title, state, queued, send_at }) =>
          `“${title}” ${state}, ${queued} waiting, ${send_at.slice(0, 16)}`,
      )
      .join('; ') || 'none in progress'
  )
}

function backup({ backup }: StatusReport, ago: Ago): string {
  if (!backup) return 'not made: content or database is hosted'
  const newest = backup.newestVerified ? `made ${ago(backup.newestVerified)}, verified` : 'none verified'
  return `${newest}, in ${backup.folder}${backup.isNightly ? '' : '; not made nightly (set BACKUP_DIR)'}`
}

function metrics({ metrics }: StatusReport): string {
  if (!metrics) return 'off (set METRICS_PORT)'
  const { figures } = metrics
  if (!figures) return state(metrics.fault)
  const stream = figures.isStreamConnected ? 'connected' : 'NOT connected'
  const stale = duration(figures.oldestStaleSeconds * 1_000)
  return `event stream ${stream}, lake ${figures.isCircuitOpen ? 'DOWN' : 'up'} for the site, oldest outdated page ${stale}`
}
