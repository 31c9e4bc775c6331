import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file that is there with its whole text or not at all, readable by its owner only by default. */
export function writeFileAtomically(path: string, text: string, mode = 0o600): void {
  const part = `${path}.part`
  const file = openSync(part, 'w', mode)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(part, path)
}
