import { expect, it } from 'vitest'
import { networkOf, RateLimit } from './rate-limit.ts'

it('allows a burst and then the rate, to each network', () => {
  let now = 0
  const limit = new RateLimit({ perSecond: 10, burst: 30, now: () => now })
  const taken = (ip: string, times: number) =>
    Array.from({ length: times }, () => limit.take(ip)).filter(Boolean).length
  expect(taken('192.0.2.1', 50)).toBe(30)
  expect(taken('192.0.2.2', 50)).toBe(30)
  now = 1_000
  expect(taken('192.0.2.1', 50)).toBe(10)
  now = 60_000
  expect(taken('192.0.2.1', 50)).toBe(30)
})

it.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:7', true],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('%s and %s are one network: %s', (one, other, isSame) => {
  expect(networkOf(one) === networkOf(other)).toBe(isSame)
})
