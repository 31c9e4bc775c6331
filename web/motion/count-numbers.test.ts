import { expect, it } from 'vitest'
import { readNumber } from './count-numbers.ts'

it.each([
  ['94%', 'en-GB', 94, '47%'],
  ['2,400+', 'en-GB', 2400, '1,200+'],
  ['€12,000', 'en-GB', 12_000, '€6,000'],
  ['4.9', 'en-GB', 4.9, '2.5'],
  ['4,9', 'fr', 4.9, '2,5'],
  ['2\u202f400+', 'fr', 2400, '1\u202f200+'],
  ['2400', 'es', 2400, '1200'],
])('reads %s in %s', (text, languageTag, value, half) => {
  const number = readNumber(text, languageTag)
  expect(number?.value).toBe(value)
  expect(number?.format(value)).toBe(text)
  expect(number?.format(value / 2)).toBe(half)
})

it.each(['', 'none', '60 to 90 days', '3 of 4', '2400'])('leaves %j alone', (text) => {
  expect(readNumber(text, 'en-GB')).toBeNull()
})
