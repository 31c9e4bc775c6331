import { expect, it } from 'vitest'
import { encodingFor, isCompressible } from './compress.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('answers Accept-Encoding %j with %j', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding)
})

it('leaves alone what is compressed already', () => {
  expect(isCompressible('text/html; charset=utf-8')).toBe(true)
  expect(isCompressible('image/svg+xml')).toBe(true)
  expect(isCompressible('image/avif')).toBe(false)
  expect(isCompressible('font/woff2')).toBe(false)
})
