import { expect, it } from 'vitest'
import { formatDuration } from './rows.tsx'

it.each([
  ['45 minutes', 'en-GB', '45 minutes'],
  ['1 minute', 'en-GB', '1 minute'],
  ['45 minutes', 'es', '45 minutos'],
  ['40 min', 'nl', '40 minuten'],
  ['An hour and a half', 'fr', 'An hour and a half'],
])('writes %j in %s as %j', (duration, languageTag, text) => {
  expect(formatDuration(duration, languageTag)).toBe(text)
})
