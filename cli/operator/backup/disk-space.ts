import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const mebibyte = 1024 * 1024
/** A new embedded database, for the restore that verifies the backup. */
const emptyDatabase = 64 * mebibyte

/** The bytes of all files in a folder; 0 if it doesn't exist. A file that disappears meanwhile counts nothing. */
export function folderBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => {
    const path = join(entry.parentPath, entry.name)
    return sum + (entry.isFile() ? (statSync(path, { throwIfNoEntry: false })?.size ?? 0) : 0)
  }, 0)
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * @throws unless there is space for a backup of `bytes` of data: for the archive in its folder, and for the snapshot and the
 * restore that verifies it in the data folder.
 */
export function assertSpace(bytes: number, out: string, work: string): void {
  for (const [folder, needed] of [
    [out, bytes],
    [work, 3 * bytes + emptyDatabase],
  ] as const) {
    const free = freeBytes(folder)
    if (free < needed)
      throw new Error(
        `Not enough disk space for a backup: ${megabytes(free)} MB are free in ${folder}, ${megabytes(needed)} MB are needed. Nothing was written.`,
      )
  }
}

const megabytes = (bytes: number) => Math.ceil(bytes / mebibyte)
