import { expect, it } from 'vitest'
import { expiredCookies, formatChoice, parseChoice, saysNo } from './consent-choice.ts'

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

it('deletes the services’ cookies on the host and its parent domains, and no others', () => {
  expect(expiredCookies('_ga=1; session=2; _ga_TEST=3', 'www.tidewright.example')).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.tidewright.example',
    '_ga=; Max-Age=0; Path=/; Domain=tidewright.example',
    '_ga_TEST=; Max-Age=0; Path=/',
    '_ga_TEST=; Max-Age=0; Path=/; Domain=www.tidewright.example',
    '_ga_TEST=; Max-Age=0; Path=/; Domain=tidewright.example',
  ])
  expect(expiredCookies('li_fat_id=1; ga=2; my_ga=3', 'localhost')).toEqual(['li_fat_id=; Max-Age=0; Path=/'])
  expect(expiredCookies('', 'localhost')).toEqual([])
})
