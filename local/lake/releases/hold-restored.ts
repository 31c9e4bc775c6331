import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseScheduler } from './release-scheduler.ts'

/** A file in the lake's folder from a restore until the next start. */
export const restoredMarker = 'restored-from-backup'

/** A restored copy must not publish by itself what became due after its backup: those releases become active again. */
export function holdRestored(folder: string, scheduler: ReleaseScheduler): void {
  const marker = join(folder, restoredMarker)
  if (!existsSync(marker)) return
  scheduler.holdDue(
    'Not published at its time: the content was restored from a backup. Publish it or schedule it again.',
  )
  rmSync(marker)
}
