import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, onTestFinished, TestRunner } from 'vitest'

/** A new folder for tests: deleted at the end of the test, or outside of a test after everything else in the file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (TestRunner.getCurrentTest()) onTestFinished(remove)
  // What this hook returns runs after all afterAll hooks and what later hooks return.
  else beforeAll(() => remove)
  return folder
}
