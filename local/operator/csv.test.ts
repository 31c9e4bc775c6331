import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('fields are quoted, and absent ones empty', () => {
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
])('a spreadsheet takes %j for text', (value) => {
  const [, line = ''] = toCsv(['value'], [{ value }]).split('\r\n"')
  expect(line.startsWith("'")).toBe(true)
})

test('ordinary text stays as it is', () => {
  expect(toCsv(['value'], [{ value: 'Müller & Söhne 3-5' }])).toContain('"Müller & Söhne 3-5"')
})
