import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder, deleted at the end of the test. For tests. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
