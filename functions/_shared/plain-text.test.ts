import { expect, test } from 'vitest'
import { plainForm, plainText } from './plain-text.ts'

test('line breaks and control characters become one space, letters of all languages stay', () => {
  expect(plainText('Ada\r\nBcc: x')).toBe('Ada Bcc: x')
  expect(plainText('a\u0000b\u2028c\u0085d')).toBe('a b c d')
  expect(plainText('Zoë Ünal 王 👩‍🔧')).toBe('Zoë Ünal 王 👩‍🔧')
  expect(plainText('\ud800')).toBe('\ufffd')
})

test('a form keeps what is no text, and what is no form passes through', () => {
  expect(plainForm({ name: 'a\nb', age: 3 })).toEqual({ name: 'a b', age: 3 })
  for (const value of [null, 1, 'a\nb', ['a\nb']]) expect(plainForm(value)).toEqual(value)
})
