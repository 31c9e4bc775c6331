import { expect, it } from 'vitest'
import { encodingFor, isCompressible, varyOnEncoding } from './compress.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['GZIP;q=0.000', null],
  ['brotlix', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  [undefined, null],
])('responds to Accept-Encoding %j with %j', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding)
})

it('skips formats that are compressed already', () => {
  expect(isCompressible('text/html; charset=utf-8')).toBe(true)
  expect(isCompressible('image/svg+xml')).toBe(true)
  expect(isCompressible('image/avif')).toBe(false)
  expect(isCompressible('font/woff2')).toBe(false)
})

it('adds Accept-Encoding to Vary once', () => {
  expect(varyOnEncoding(undefined)).toBe('Accept-Encoding')
  expect(varyOnEncoding('rsc, Accept-Encoding, accept-encoding')).toBe('rsc, Accept-Encoding')
  expect(varyOnEncoding(['rsc', 'next-url'])).toBe('rsc, next-url, Accept-Encoding')
})
