import { expect, test } from 'vitest'
import { runWithin, TimeLimitError } from './time-limit.ts'

test('returns the result or the error of work that ends in time', () => {
  expect(runWithin(1_000, () => ({ a: 1 }))).toEqual({ a: 1 })
  expect(runWithin(1_000, () => undefined)).toBeUndefined()
  const work = () => {
    throw new RangeError('mine')
  }
  expect(() => runWithin(1_000, work)).toThrow(RangeError)
})

test("aborts work that doesn't end, and continues", () => {
  const endless = () => {
    for (;;) Math.random()
  }
  expect(() => runWithin(50, endless)).toThrow(TimeLimitError)
  expect(runWithin(1_000, () => 'after')).toBe('after')
})
