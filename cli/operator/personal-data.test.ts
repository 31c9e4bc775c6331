import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../local/service/test-folder.ts'
import { toCsv } from './personal-data.ts'
import { runOperator, testSettings } from './test-operator.ts'

test('an export replaces a file that others can read by one that only its owner can', async () => {
  const file = join(testFolder(), 'leads.csv')
  writeFileSync(file, 'earlier', { mode: 0o644 })
  const leads = (...args: string[]) =>
    runOperator(['leads', '--file', file, ...args], testSettings(), () => Response.json([{ name: 'Ada' }]))
  expect((await leads()).problem).toBeNull()
  expect(readFileSync(file, 'utf8')).toContain('"Ada"')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await leads('more')).problem).toContain('Usage')
})

test('quotes every field and leaves missing ones empty', () => {
  expect(toCsv(['name', 'phone'], [{ name: 'Ada "the first", Ferrer\nFilles', phone: null }])).toBe(
    '\ufeff"name","phone"\r\n"Ada ""the first"", Ferrer\nFilles",""\r\n',
  )
})

test.each([
  '=1+1',
  '+32 2 000',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\u200b=1',
  '＝1+1',
  '|calc',
  '=cmd|" /C calc"!A0',
])('makes spreadsheets treat %j as text', (value) => {
  const [, line = ''] = toCsv(['value'], [{ value }]).split('\r\n"')
  expect(line.startsWith("'")).toBe(true)
})

test('leaves ordinary text unchanged', () => {
  expect(toCsv(['value'], [{ value: 'Müller & Söhne 3-5' }])).toContain('"Müller & Söhne 3-5"')
})
