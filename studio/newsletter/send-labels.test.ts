import { expect, it } from 'vitest'
import { missingLanguages, reached, recipientsText, refreshPause } from './send-labels.ts'

const audience = { 'en-UK': 90, fr: 30, nl: 1 }

it('says how many recipients each language has', () => {
  expect(recipientsText(audience)).toBe('121 recipients: English 90, Français 30, Nederlands 1')
  expect(recipientsText({ fr: 1 })).toBe('1 recipient: Français 1')
  expect(recipientsText({})).toBe('0 recipients')
})

it('counts whom an issue reaches, with and without English for missing languages', () => {
  expect(missingLanguages(audience, ['en-UK', 'es'])).toEqual(['Français', 'Nederlands'])
  expect(reached(audience, ['en-UK', 'es'], true)).toBe(121)
  expect(reached(audience, ['en-UK', 'es'], false)).toBe(90)
})

it('loads sends again while they change by themselves, often from the minute before they start', () => {
  const now = Date.parse('2026-12-01T09:00:00Z')
  const pauseFor = (state: 'scheduled' | 'sending' | 'done', send_at: string) =>
    refreshPause([{ state, send_at }], now)
  expect(pauseFor('scheduled', '2026-12-01T10:00:00Z')).toBe(60_000)
  expect(pauseFor('scheduled', '2026-12-01T09:00:50Z')).toBe(5_000)
  expect(pauseFor('sending', '2026-12-01T08:00:00Z')).toBe(5_000)
  expect(pauseFor('done', '2026-12-01T08:00:00Z')).toBeNull()
})
