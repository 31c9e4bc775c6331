import { expect, it } from 'vitest'
import { isTooHigh, readNumber } from './number-inputs.ts'

it.each([
  ['', 0],
  ['  ', 0],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0', 0],
  ['-1', null],
  ['abc', null],
  ['1e999', null],
  ['168', 168],
  ['169', null],
])('reads %j hours a week as %j', (text, value) => {
  expect(readNumber(text, 'manualHours')).toBe(value)
})

it.each([
  ['168', false],
  ['168,5', true],
  ['1e999', true],
  ['abc', false],
  ['', false],
])('says whether %j hours a week are too many: %j', (text, isMore) => {
  expect(isTooHigh(text, 'manualHours')).toBe(isMore)
})
