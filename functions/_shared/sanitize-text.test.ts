import { expect, test } from 'vitest'
import { sanitizeForm, sanitizeText } from './sanitize-text.ts'

test('replaces line breaks and control characters with one space, and keeps letters of all languages', () => {
  expect(sanitizeText('Ada\r\nBcc: x')).toBe('Ada Bcc: x')
  expect(sanitizeText('a\u0000b\u2028c\u0085d')).toBe('a b c d')
  expect(sanitizeText('Zoë Ünal 王 👩‍🔧')).toBe('Zoë Ünal 王 👩‍🔧')
  expect(sanitizeText('\ud800')).toBe('\ufffd')
})

test('removes direction overrides and keeps right-to-left letters', () => {
  expect(sanitizeText('\u202Egpj.exe\u202C \u2067x\u2069')).toBe('gpj.exe x')
  expect(sanitizeText('\u200Fשלום مرحبا')).toBe('שלום مرحبا')
})

test('keeps form values other than text, and replaces anything but an object with an empty form', () => {
  expect(sanitizeForm({ name: 'a\nb', age: 3 })).toEqual({ name: 'a b', age: 3 })
  for (const value of [null, 1, 'a\nb', ['a\nb']]) expect(sanitizeForm(value)).toEqual({})
})
