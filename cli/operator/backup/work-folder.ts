import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../../local/service/lock-folder.ts'
import type { Settings } from '../../../local/settings/settings.ts'

/**
 * Runs `work` with an empty folder in the data folder and deletes it afterwards, or at the next time if this process is
 * killed. @throws if another backup is running.
 */
export async function withWorkFolder<Result>(
  settings: Settings,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = settings.folder('backup-work')
  const unlock = lockFolder(parent)
  const folder = join(parent, 'current')
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    unlock()
  }
}
