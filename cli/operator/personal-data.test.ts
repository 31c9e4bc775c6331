import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../functions/_shared/database.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings } from '../../local/settings/settings.ts'
import { leads, toCsv } from './personal-data.ts'

test('an export replaces a file that others can read by one that only its owner can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-'))
  const file = join(folder, 'leads.csv')
  writeFileSync(file, 'earlier', { mode: 0o644 })
  const context = {
    database: connectDatabase('http://127.0.0.1', 'key', async () => Response.json([{ name: 'Ada' }])),
    siteSecret: '',
    settings: resolveSettings({ ...readEnv(), dataDir: folder }),
    print() {},
  }
  await leads.run(['--file', file], context)
  expect(readFileSync(file, 'utf8')).toContain('"Ada"')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(leads.run(['--file', file, 'more'], context)).rejects.toThrow('Usage')
  rmSync(folder, { recursive: true })
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
