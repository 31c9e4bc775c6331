import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps the keys that it generated', () => {
  expect(readSecrets(folder)).toEqual(readSecrets(folder))
})

it('refuses a damaged file and names it', () => {
  readSecrets(folder)
  for (const length of [200, 0]) {
    truncateSync(join(folder, 'secrets.json'), length)
    expect(() => readSecrets(folder)).toThrow(/secrets\.json are damaged\. Restore the file from a backup/)
  }
})
