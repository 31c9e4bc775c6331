import { Gauge, Registry } from '@prometheus-io/client'
import { Hono } from 'hono'
import { connectDatabase } from '../../../functions/_shared/database.ts'
import { serve } from '../../../local/http/serve.ts'
import type { Service } from '../../../local/service/run-service.ts'
import type { Settings } from '../../../local/settings/settings.ts'
import { writeFileAtomically } from '../../../local/settings/write-file.ts'
import { newestVerified } from '../backup/catalog.ts'
import { type Command, type OperatorContext, usage } from '../command.ts'
import { mailStates, readDatabaseStatus } from '../status/database-status.ts'

export const metrics: Command = {
  help: `metrics [--file operations.prom]
    Prints the outbox, newsletter sends and the newest backup in OpenMetrics format, for the textfile collector of
    Prometheus's node exporter.`,
  async run([option, file, ...rest], context) {
    if (rest.length > 0 || (option !== undefined && (option !== '--file' || !file))) throw usage(metrics)
    const text = await operationsMetrics(context)
    if (file) writeFileAtomically(file, text, 0o644)
    else context.print(text.trimEnd())
  },
}

const contentType = Registry.OPENMETRICS_CONTENT_TYPE

/**
 * The metrics that need the operator's keys and folders, which the site doesn't have, in OpenMetrics format.
 * docs/operating.md lists them. While the backend is down, those of the database are left out.
 */
async function operationsMetrics(context: OperatorContext): Promise<string> {
  const registry = new Registry(contentType)
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const mail = await readDatabaseStatus(context).catch(() => null)
  gauge('backend_up', '1 while the backend answers.').set(Number(mail !== null))
  if (mail) {
    const emails = gauge('outbox_emails', 'Emails by state.', ['state'])
    for (const state of mailStates) emails.set({ state }, mail.outbox[state] ?? 0)
    const oldest = gauge('outbox_oldest_waiting_seconds', 'Age of the oldest waiting email.', ['kind'])
    for (const [kind, time] of Object.entries(mail.oldestWaiting)) oldest.set({ kind }, secondsSince(time))
    const sends = gauge('newsletter_sends', "Newsletter sends that aren't over, by state.", ['state'])
    for (const state of ['ready', 'scheduled', 'sending', 'paused'])
      sends.set({ state }, mail.newsletters.filter((send) => send.state === state).length)
    const waiting = mail.newsletters.reduce((sum, { queued }) => sum + queued, 0)
    gauge('newsletter_recipients_waiting', 'Recipients whose email is not sent yet.').set(waiting)
  }
  const { backup, dataDir } = context.settings
  const createdAt = backup.dir && newestVerified(backup.dir, dataDir)?.createdAt
  if (createdAt)
    gauge('backup_verified_age_seconds', 'Age of the newest verified backup.').set(secondsSince(createdAt))
  return registry.metrics()
}

/** 0 if there is none. */
function secondsSince(time: string | null): number {
  return time === null ? 0 : Math.max(Date.now() - Date.parse(time), 0) / 1_000
}

/** Serves `/metrics` of outbox and backups while `npm start` runs, if OPERATIONS_METRICS_PORT is set; null otherwise. */
export async function serveOperationsMetrics(settings: Settings): Promise<Service | null> {
  const { operationsPort: port } = settings.metrics
  if (port === 0) return null
  const { url, secretKey } = settings.supabase
  const context = { database: connectDatabase(url, secretKey), siteSecret: '', settings, print() {} }
  const app = new Hono().get('/metrics', async (c) =>
    c.text(await operationsMetrics(context), 200, {
      'content-type': contentType,
      'cache-control': 'no-store',
    }),
  )
  return serve(app, { port, name: 'operations metrics', variable: 'OPERATIONS_METRICS_PORT' })
}
