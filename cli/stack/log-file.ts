import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs'

export type LogFileOptions = {
  /** At this size the file becomes `<path>.1`, replacing the previous one, and a new file starts. */
  maxBytes?: number
  /** Called once when lines can't be written, for example on a full disk, and again the next time after a recovery. */
  onLost?: (reason: string) => void
}

/** Appends a process's output to a log file of limited size. A full disk loses lines but stops nothing. */
export function openLogFile(
  path: string,
  { maxBytes = 8 * 1024 * 1024, onLost = () => {} }: LogFileOptions = {},
) {
  let bytes = existsSync(path) ? statSync(path).size : 0
  let isLosing = false
  return (text: Buffer | string): void => {
    try {
      if (bytes > maxBytes) {
        renameSync(path, `${path}.1`)
        bytes = 0
      }
      appendFileSync(path, text, { mode: 0o600 })
      bytes += text.length
      isLosing = false
    } catch (error) {
      if (!isLosing) onLost(error instanceof Error ? error.message : String(error))
      isLosing = true
    }
  }
}
