/** Backups while `npm start` runs: every night, if BACKUP_DIR is set. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../../local/settings/settings.ts'
import { createProcesses } from '../../stack/processes.ts'
import { newestVerified } from './catalog.ts'
import { currentLedger } from './database-access.ts'
import { dueBackup, isOverdue } from './due-backup.ts'
import { saveLedger } from './ledger.ts'

const minute = 60_000
const hour = 60 * minute

/** Returns a function that ends it; a running backup is then killed and leaves nothing. */
export function startBackupSchedule(settings: Settings): () => Promise<void> {
  const { dir } = settings.backup
  if (!dir) return async () => {}
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
    const verifiedAt = timeOf(newestVerified(dir)?.createdAt)
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
