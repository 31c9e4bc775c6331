import { expect, test } from 'vitest'
import { localEditor } from './identity.ts'
import { OneTimeTokens } from './one-time-tokens.ts'

test('accepts a token once, for a minute', () => {
  const tokens = new OneTimeTokens()
  const token = tokens.issue(localEditor, 0)
  expect(tokens.isValid(token, 1)).toBe(true)
  expect(tokens.redeem(token, 1)).toBe(localEditor)
  expect(tokens.redeem(token, 1)).toBeUndefined()
  expect(tokens.redeem(tokens.issue(localEditor, 0), 60_001)).toBeUndefined()
  expect(tokens.redeem('')).toBeUndefined()
  expect(tokens.isValid(undefined)).toBe(false)
})
