import { expect, test } from 'vitest'
import { timingSafeEqual } from './timing-safe-equal.ts'

test('only the whole right secret is the same, and an empty one never is', async () => {
  expect(await timingSafeEqual('a secret', 'a secret')).toBe(true)
  for (const given of ['a secreT', 'a secret ', 'a secre', '', null]) {
    expect(await timingSafeEqual(given, 'a secret')).toBe(false)
  }
  expect(await timingSafeEqual('', '')).toBe(false)
})
