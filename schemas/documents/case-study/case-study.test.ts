import { expect, it } from 'vitest'
import { checkSaving } from './case-study.schema.ts'

const week = { hoursBefore: 117, hoursAfter: 69, costBefore: 3276, costAfter: 2022 }

it('accepts a week that saves something, and one that is not filled in yet', () => {
  expect(checkSaving(week)).toBe(true)
  expect(checkSaving(undefined)).toBe(true)
  expect(checkSaving({ hoursBefore: 10 })).toBe(true)
})

it('rejects more hours, and a cost that doesn’t fall', () => {
  expect(checkSaving({ ...week, hoursAfter: 118 })).toMatch(/hours after/)
  expect(checkSaving({ ...week, costAfter: 3276 })).toMatch(/cost after/)
})
