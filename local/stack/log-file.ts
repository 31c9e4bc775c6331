import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs'

export type LogFileOptions = {
  /** Beyond this the file becomes `<path>.1`, in place of the one before, and a new one is begun. */
  maxBytes?: number
  /** Told once when lines cannot be written, as on a full disk, and again after they could. */
  onLost?: (reason: string) => void
}

/**
 * Appends what a process prints to a file of its own, within bounds. A disk that is full loses lines and ends nothing.
 */
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
