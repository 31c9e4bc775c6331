import { expect, it } from 'vitest'
import { missingLanguages, reached, recipientsText } from './send-labels.ts'

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
