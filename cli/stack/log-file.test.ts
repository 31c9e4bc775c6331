import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { testFolder } from '../../local/service/test-folder.ts'
import { openLogFile } from './processes.ts'

let folder = ''
beforeEach(() => {
  folder = testFolder()
})

it('appends to the file of an earlier process, readable by its owner only', () => {
  const path = join(folder, 'site.log')
  openLogFile(path)('one\n')
  openLogFile(path)(Buffer.from('two\n'))
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  expect(statSync(path).mode & 0o077).toBe(0)
})

it('limits the size and keeps the previous lines in a second file', () => {
  const path = join(folder, 'site.log')
  const write = openLogFile(path, { maxBytes: 100 })
  for (let line = 0; line < 100; line++) write(`line ${line}\n`)
  expect(readFileSync(path, 'utf8')).toContain('line 99')
  expect(readFileSync(`${path}.1`, 'utf8')).toContain('line 8')
  expect(statSync(path).size + statSync(`${path}.1`).size).toBeLessThan(300)
})

it('reports once that lines are lost, and continues when it can', () => {
  const onLost = vi.fn()
  const path = join(folder, 'later', 'site.log')
  const write = openLogFile(path, { onLost })
  write('lost')
  write('lost too')
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ENOENT'))
  mkdirSync(join(folder, 'later'))
  write('here')
  expect(readFileSync(path, 'utf8')).toBe('here')
})
