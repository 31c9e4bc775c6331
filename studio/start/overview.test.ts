import { locales } from '@tidewright/contracts/locales.ts'
import { expect, it } from 'vitest'
import { ago, missingHomes } from './overview.ts'

const now = new Date('2026-05-03T12:00:00Z')

it.each([
  ['2026-05-03T11:59:40Z', 'just now'],
  ['2026-05-03T12:00:09Z', 'just now'],
  ['2026-05-03T11:57:00Z', '3 minutes ago'],
  ['2026-05-03T09:00:00Z', '3 hours ago'],
  ['2026-05-02T11:00:00Z', 'yesterday'],
  ['2026-04-28T12:00:00Z', '5 days ago'],
])('%s is %s', (moment, words) => expect(ago(moment, now)).toBe(words))

it('finds the languages without a home page', () => {
  const homes = locales.map(({ id }) => id)
  expect(missingHomes({ homes })).toEqual([])
  expect(missingHomes({ homes: homes.filter((id) => id !== 'en-UK' && id !== 'fr') })).toEqual([
    { id: 'page-home', language: 'English' },
    { id: 'page-home-fr', language: 'Français' },
  ])
})
