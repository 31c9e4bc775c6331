import { expect, it } from 'vitest'
import { encodingFor, isCompressible, varyOnEncoding } from './compress.ts'

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

it('says once that the answer depends on the encoding', () => {
  expect(varyOnEncoding(undefined)).toBe('Accept-Encoding')
  expect(varyOnEncoding('rsc, Accept-Encoding, accept-encoding')).toBe('rsc, Accept-Encoding')
  expect(varyOnEncoding(['rsc', 'next-url'])).toBe('rsc, next-url, Accept-Encoding')
})
