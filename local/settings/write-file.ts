import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file that is there with its whole text or not at all, readable by its owner only by default. */
export function writeFileAtomically(path: string, text: string, mode = 0o600): void {
  const part = `${path}.part`
  writeFileSync(part, text, { mode, flush: true })
  renameSync(part, path)
}
