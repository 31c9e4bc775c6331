import { expect, test } from 'vitest'
import { sanitizeForm, sanitizeText } from './sanitize-text.ts'

test('line breaks and control characters become one space, letters of all languages stay', () => {
  expect(sanitizeText('Ada\r\nBcc: x')).toBe('Ada Bcc: x')
  expect(sanitizeText('a\u0000b\u2028c\u0085d')).toBe('a b c d')
  expect(sanitizeText('Zoë Ünal 王 👩‍🔧')).toBe('Zoë Ünal 王 👩‍🔧')
  expect(sanitizeText('\ud800')).toBe('\ufffd')
})

test('what turns the direction of reading goes, letters that are read from the right stay', () => {
  expect(sanitizeText('\u202Egpj.exe\u202C \u2067x\u2069')).toBe('gpj.exe x')
  expect(sanitizeText('\u200Fשלום مرحبا')).toBe('שלום مرحبا')
})

test('a form keeps what is no text, and what is no form is an empty one', () => {
  expect(sanitizeForm({ name: 'a\nb', age: 3 })).toEqual({ name: 'a b', age: 3 })
  for (const value of [null, 1, 'a\nb', ['a\nb']]) expect(sanitizeForm(value)).toEqual({})
})
