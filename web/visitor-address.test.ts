import { expect, it } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

it('is the last public address on the way, whatever the visitor put before it', () => {
  expect(visitorAddress('203.0.113.7')).toBe('203.0.113.7')
  expect(visitorAddress('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
  expect(visitorAddress('made up, 203.0.113.7, 10.0.0.2, ::ffff:127.0.0.1')).toBe('203.0.113.7')
  expect(visitorAddress('2001:db8::1, fd00::2')).toBe('2001:db8::1')
})

it('is the first one where none is public, and unknown without any', () => {
  expect(visitorAddress('192.168.1.9, 127.0.0.1')).toBe('192.168.1.9')
  expect(visitorAddress('::1')).toBe('::1')
  expect(visitorAddress(null)).toBe('unknown')
  expect(visitorAddress('')).toBe('unknown')
})
