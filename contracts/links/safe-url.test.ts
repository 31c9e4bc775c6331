import { expect, it } from 'vitest'
import { safeUrl, safeWebUrl } from './safe-url.ts'

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
