import { defaultInputs } from '@tidewright/contracts/roi.ts'
import { expect, it } from 'vitest'
import { fieldText, inputsOf, isTooHigh, linkTo, readNumber } from './number-inputs.ts'

it.each([
  ['', 0],
  ['  ', 0],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12,', 12],
  ['0', 0],
  ['-1', null],
  ['abc', null],
  ['1e999', null],
  ['168', 168],
  ['169', null],
  ['1.250', null],
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

it.each(['1.250', '1,250', '1 250', '1250'])('reads %j employees with a separator of thousands', (text) => {
  expect(readNumber(text, 'employees')).toBe(1_250)
})

it('writes a number as the page’s language does', () => {
  expect(fieldText(1_250.5, 'nl')).toBe('1250,5')
  expect(fieldText(1_250.5, 'en-GB')).toBe('1250.5')
})

const industries = ['professional-services', 'manufacturing']

it('restores a calculation from its URL', () => {
  const inputs = { employees: 8, hourlyCost: 42.5, manualHours: 7.5, industry: 'manufacturing' }
  const link = linkTo(inputs, 'https://tidewright.example/fr?from=mail#top', 'roi')
  expect(link).toBe(
    'https://tidewright.example/fr?employees=8&cost=42.5&hours=7.5&industry=manufacturing#roi',
  )
  expect(inputsOf(new URL(link).search, industries)).toEqual(inputs)
})

it('uses the defaults for invalid values', () => {
  expect(inputsOf('', industries)).toEqual(defaultInputs)
  expect(inputsOf('?employees=-3&cost=x&hours=&industry=piracy', industries)).toEqual({
    ...defaultInputs,
    manualHours: 0,
  })
})
