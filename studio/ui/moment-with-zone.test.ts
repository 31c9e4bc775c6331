import { expect, it } from 'vitest'
import { momentWithZone } from './moment-with-zone.ts'

it('names the time zone of a moment', () => {
  expect(momentWithZone('2026-12-25T10:00:00Z', 'Europe/Paris')).toBe('Fri 25 Dec, 11:00 CET')
})
