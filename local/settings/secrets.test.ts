import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { testFolder } from '../service/test-folder.ts'
import { readSecrets } from './secrets.ts'

let folder = ''
beforeEach(() => {
  folder = testFolder()
})

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

it('leaves the stored keys as they are if it can’t write those that are missing', () => {
  const file = join(folder, 'secrets.json')
  const older = '{"readToken":"sk-read-older"}'
  writeFileSync(file, older)
  mkdirSync(`${file}.part`)
  expect(() => readSecrets(folder)).toThrow('EISDIR')
  expect(readFileSync(file, 'utf8')).toBe(older)
  rmSync(`${file}.part`, { recursive: true })
  expect(readSecrets(folder).readToken).toBe('sk-read-older')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
