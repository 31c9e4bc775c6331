import { expect, it } from 'vitest'
import { nonBreakingNumbers } from './format.ts'

it.each([
  ['Paid back in 44 days', 'Paid back in 44\u00a0days'],
  ['3.3x its cost in 90 days', '3.3x\u00a0its cost in 90\u00a0days'],
  ['29% per file', '29%\u00a0per file'],
  ['Paid back', 'Paid back'],
  ['from 41 to 20', 'from 41\u00a0to 20'],
])('%s', (text, tied) => {
  expect(nonBreakingNumbers(text)).toBe(tied)
})
