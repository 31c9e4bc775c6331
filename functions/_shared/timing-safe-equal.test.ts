import { expect, test } from 'vitest'
import { timingSafeEqual } from './timing-safe-equal.ts'

test('matches only the exact secret, and never an empty one', async () => {
  expect(await timingSafeEqual('a secret', 'a secret')).toBe(true)
  for (const given of ['a secreT', 'a secret ', 'a secre', '', null]) {
    expect(await timingSafeEqual(given, 'a secret')).toBe(false)
  }
  expect(await timingSafeEqual('', '')).toBe(false)
})
