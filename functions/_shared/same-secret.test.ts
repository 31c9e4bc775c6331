import { expect, test } from 'vitest'
import { sameSecret } from './same-secret.ts'

test('only the whole right secret is the same, and an empty one never is', async () => {
  expect(await sameSecret('a secret', 'a secret')).toBe(true)
  for (const given of ['a secreT', 'a secret ', 'a secre', '', null]) {
    expect(await sameSecret(given, 'a secret')).toBe(false)
  }
  expect(await sameSecret('', '')).toBe(false)
})
