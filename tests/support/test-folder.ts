import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll } from 'vitest'

/** A folder for a test file that is deleted after everything else. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-test-'))
  // What this hook returns runs after all afterAll hooks and what later hooks return.
  beforeAll(() => () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
