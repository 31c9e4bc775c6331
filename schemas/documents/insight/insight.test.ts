import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { warnOfFutureDate } from './insight.schema.ts'

const context = {} as ValidationContext // the rule doesn't use the context
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

it('warns of a date in the future', () => {
  expect(warnOfFutureDate(day(1), context)).toMatch(/immediately/)
  expect(warnOfFutureDate(day(0), context)).toBe(true)
  expect(warnOfFutureDate(undefined, context)).toBe(true)
})
