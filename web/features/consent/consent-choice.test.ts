import { expect, it } from 'vitest'
import { formatChoice, parseChoice, saysNo } from './consent-choice.ts'

const then = new Date('2026-01-15T12:00:00Z')
const ids = 'G-TEST 123'
const accepted = formatChoice('accepted', ids, then)

it('is valid for the configured number of months', () => {
  expect(parseChoice(accepted, ids, 6, new Date('2026-07-15T11:59:00Z'))).toBe('accepted')
  expect(parseChoice(accepted, ids, 6, new Date('2026-07-15T12:01:00Z'))).toBeNull()
  expect(parseChoice(formatChoice('rejected', ids, then), ids, 6, then)).toBe('rejected')
})

it('is invalid for other services', () => {
  expect(parseChoice(accepted, 'G-OTHER 123', 6, then)).toBeNull()
})

it.each([null, '', 'yes', '{', '{}', '{"choice":"maybe","at":"2026-01-15","ids":"G-TEST 123"}', '[]', '7'])(
  'is null for %j',
  (text) => {
    expect(parseChoice(text, ids, 6, then)).toBeNull()
  },
)

it('is null without a date', () => {
  expect(parseChoice(accepted.replace('2026-01-15T12:00:00.000Z', 'soon'), ids, 6, then)).toBeNull()
})

it('takes the Global Privacy Control signal, and nothing else, as a no', () => {
  expect(saysNo({ globalPrivacyControl: true })).toBe(true)
  for (const browser of [{}, { globalPrivacyControl: false }, { globalPrivacyControl: '1' }])
    expect(saysNo(browser)).toBe(false)
})
