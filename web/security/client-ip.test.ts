import { expect, it } from 'vitest'
import { clientIp } from './client-ip.ts'

it('is the last public address, whatever the visitor puts before it', () => {
  expect(clientIp('203.0.113.7')).toBe('203.0.113.7')
  expect(clientIp('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
  expect(clientIp('made up, 203.0.113.7, 10.0.0.2, ::ffff:127.0.0.1')).toBe('203.0.113.7')
  expect(clientIp('2001:db8::1, fd00::2')).toBe('2001:db8::1')
})

it('is the first one if none is public, and unknown without any', () => {
  expect(clientIp('192.168.1.9, 127.0.0.1')).toBe('192.168.1.9')
  expect(clientIp('::1')).toBe('::1')
  expect(clientIp(null)).toBe('unknown')
  expect(clientIp('')).toBe('unknown')
})
