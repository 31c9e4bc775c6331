import { expect, it } from 'vitest'
import { momentWithZone } from './moment-with-zone.ts'

it('names the time zone of a moment', () => {
  expect(momentWithZone('2026-12-25T10:00:00Z', 'Europe/Paris')).toBe('Fri 25 Dec, 11:00 CET')
})

it.each([
  ['before the clocks go forward', '2027-03-28T00:59:00Z', 'Sun 28 Mar, 01:59 CET'],
  ['after', '2027-03-28T01:00:00Z', 'Sun 28 Mar, 03:00 CEST'],
  ['the first half past two of the night they go back', '2027-10-31T00:30:00Z', 'Sun 31 Oct, 02:30 CEST'],
  ['the second', '2027-10-31T01:30:00Z', 'Sun 31 Oct, 02:30 CET'],
])('tells the times of a night with a change of clocks apart: %s', (_, moment, text) =>
  expect(momentWithZone(moment, 'Europe/Paris')).toBe(text),
)
