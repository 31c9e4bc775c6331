/** Backups while `npm start` runs: every night, if BACKUP_DIR is set. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../../local/settings/settings.ts'
import { createProcesses } from '../../stack/processes.ts'
import { newestVerified } from './catalog.ts'
import { isLocal } from './create-backup.ts'
import { currentLedger } from './database-access.ts'
import { saveLedger } from './ledger.ts'

const minute = 60_000
const hour = 60 * minute

/** Returns a function that ends it; a running backup is then killed and leaves nothing. */
export function startBackupSchedule(settings: Settings): () => Promise<void> {
  const { dir } = settings.backup
  if (!dir) return async () => {}
  if (!isLocal(settings)) {
    console.info(
      '\nBACKUP_DIR is not used: content or database is hosted. For its backups, see docs/operating.md.',
    )
    return async () => {}
  }
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // Separate from the services, which are restarted when they end.
  const processes = createProcesses(settings.folder('logs'))
  const startedAt = Date.now()
  let attemptedAt: number | null = null
  let warnedAt = 0
  let isBusy = false

  const run = (command: string) =>
    processes.run('backup', [join(settings.root, 'cli/commands/operator.ts'), 'backup', command], {
      cwd: settings.root,
    })

  async function tick(now: number): Promise<void> {
    // While the backend is down, the ledger stays as it was.
    await currentLedger(settings).then(
      (ledger) => saveLedger(dir, ledger),
      () => undefined,
    )
    const verifiedAt = timeOf(newestVerified(dir, settings.dataDir)?.createdAt)
    if (dueBackup({ now, verifiedAt, attemptedAt })) {
      attemptedAt = now
      await run('create')
      await run('prune')
    } else if (isOverdue({ now, verifiedAt, startedAt }) && now - warnedAt > hour) {
      warnedAt = now
      console.error(`\nThe newest verified backup in ${dir} is more than 26 hours old. See backup.log.`)
    }
  }

  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    tick(Date.now())
      .catch((error: unknown) => console.error(`\nThe backup failed: ${reasonOf(error)}`))
      .finally(() => {
        isBusy = false
      })
  }, minute)
  return async () => {
    clearInterval(timer)
    await processes.stop()
  }
}

const timeOf = (time: string | undefined) => (time ? new Date(time).getTime() : null)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** All times are in milliseconds since 1970. */
type Situation = {
  now: number
  /** Of the newest verified backup; null without one. */
  verifiedAt: number | null
}

/** The local time of the nightly backup. */
const nightly = { hours: 3, minutes: 10 }

/**
 * Whether a backup should start: none was made since the last 03:10, also if the machine slept then. After an attempt, the
 * next one waits an hour.
 */
export function dueBackup({
  now,
  verifiedAt,
  attemptedAt,
}: Situation & { attemptedAt: number | null }): boolean {
  if (attemptedAt !== null && now - attemptedAt < hour) return false
  return (verifiedAt ?? 0) < lastNight(now)
}

function lastNight(now: number): number {
  const date = new Date(now)
  date.setHours(nightly.hours, nightly.minutes, 0, 0)
  if (date.getTime() > now) date.setDate(date.getDate() - 1)
  return date.getTime()
}

/** Whether the operator should hear that the newest verified backup is old. A copy that was just started gets a day. */
export function isOverdue({ now, verifiedAt, startedAt }: Situation & { startedAt: number }): boolean {
  return now - Math.max(verifiedAt ?? 0, startedAt) > 26 * hour
}
