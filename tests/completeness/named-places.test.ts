import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8')
const section = operating.split('## Numbers you may want to change')[1]?.split('\n## ')[0] ?? ''

/** Each file that the table names, with the code of its numbers. */
const numbers = section
  .split('\n')
  .slice(1)
  .flatMap((row) => [...row.matchAll(/((?:`[^`]+`(?:, )?)+) in `([^`]+)`/g)])
  .map(([, codes = '', file = '']) => ({
    file,
    codes: [...codes.matchAll(/`([^`]+)`/g)].map(([, code]) => code),
  }))

it('names numbers', () => {
  expect(numbers.length).toBeGreaterThan(15)
})

it.each(numbers)('the numbers of $file are those in docs/operating.md', ({ file, codes }) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(codes.filter((code = '') => !text.includes(code))).toEqual([])
})

it('AGENTS.md names files and folders that exist', () => {
  const text = readFileSync(join(root, 'AGENTS.md'), 'utf8')
  const paths = [...text.matchAll(/`([\w-]+\/[^`*]*)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
