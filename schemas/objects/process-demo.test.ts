import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { passagesInMessage } from './process-demo.schema.ts'

const check = (fields: unknown, message?: string) =>
  // The rule reads nothing else of its context.
  passagesInMessage(fields, { parent: { message } } as ValidationContext)

it('names the passage that the email doesn’t contain', () => {
  const message = 'Two loaves on Friday'
  expect(check([{ passage: 'Two loaves' }, { passage: 'on Friday' }], message)).toBe(true)
  expect(check([{ passage: 'Two loaves' }, { passage: 'on Monday' }], message)).toMatch(/“on Monday”/)
  expect(check({ passage: 'three' }, message)).toMatch(/“three”/)
})

it('accepts what other rules report: no fields, no passage yet', () => {
  expect(check(undefined)).toBe(true)
  expect(check([{}], 'Two loaves')).toBe(true)
})
