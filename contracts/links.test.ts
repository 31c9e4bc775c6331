import { expect, it } from 'vitest'
import { fileDetails, safeUrl, safeWebUrl } from './links.ts'

it.each([
  'https://a.example/b?c=d#e',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+32 2'.replace(' ', ''),
  '/contact#book-call',
  '/',
  '#team',
])('accepts %s', (url) => {
  expect(safeUrl(url)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/b',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  '/a\r\nset-cookie: b=c',
  'evil.example',
  '',
])('refuses %j', (url) => {
  expect(safeUrl(url)).toBeNull()
})

it('accepts only web addresses for another website', () => {
  expect(safeWebUrl('https://a.example')).toBe('https://a.example')
  for (const url of ['/contact', 'mailto:a@b.example', 'javascript:https://a.example'])
    expect(safeWebUrl(url)).toBeNull()
})

it('names the type and size of a file as readers of a language write them', () => {
  const of = (size: number, languageTag = 'en-GB') => fileDetails({ extension: 'pdf', size }, languageTag)
  expect(of(1_234_567)).toBe('PDF, 1.2 MB')
  expect(of(1_234_567, 'fr')).toBe('PDF, 1,2\u202fMo')
  expect([200, 345_600, 999_499, 999_500].map((size) => of(size))).toEqual([
    'PDF, 1 kB',
    'PDF, 346 kB',
    'PDF, 999 kB',
    'PDF, 1 MB',
  ])
  expect(of(0)).toBe('PDF')
})
