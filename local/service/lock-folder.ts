import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from './disk-full.ts'

/** Another process uses the folder. */
export class FolderInUseError extends Error {}

/**
 * Locks a data folder for this process, creating it if it is missing. The lock is SQLite's lock on a file, so the
 * operating system releases it however the process ends, `kill -9` included. Call the result to release it sooner.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const holderFile = join(folder, 'lock.pid')
  const database = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    writeFileSync(holderFile, String(process.pid))
    return () => database.close()
  } catch (cause) {
    database.close()
    if (isDiskFull(cause)) throw cause
    throw new FolderInUseError(
      `${folder} is in use${holder(holderFile)}. Stop that copy, or set DATA_DIR to another folder for this one.`,
      {
        cause,
      },
    )
  }
}

function holder(file: string): string {
  try {
    return ` by process ${readFileSync(file, 'utf8')}`
  } catch {
    return ''
  }
}
