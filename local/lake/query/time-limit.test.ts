import { expect, test } from 'vitest'
import { runWithin, TimeLimitError } from './time-limit.ts'

test('what ends in time gives its result or its own error', () => {
  expect(runWithin(1_000, () => ({ a: 1 }))).toEqual({ a: 1 })
  expect(runWithin(1_000, () => undefined)).toBeUndefined()
  const work = () => {
    throw new RangeError('mine')
  }
  expect(() => runWithin(1_000, work)).toThrow(RangeError)
})

test('what does not end is cut off, and what comes after it runs', () => {
  const endless = () => {
    for (;;) Math.random()
  }
  expect(() => runWithin(50, endless)).toThrow(TimeLimitError)
  expect(runWithin(1_000, () => 'after')).toBe('after')
})
