import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { warnOfFutureDate } from './future-date.ts'

const context = {} as ValidationContext // the rule asks nothing of it
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

it('warns of a day that is still to come', () => {
  expect(warnOfFutureDate(day(1), context)).toMatch(/at once/)
  expect(warnOfFutureDate(day(0), context)).toBe(true)
  expect(warnOfFutureDate(undefined, context)).toBe(true)
})
