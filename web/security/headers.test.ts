import { expect, it } from 'vitest'
import { strictTransportSecurity } from './headers.ts'

it('covers subdomains for two years unless it is set', () => {
  for (const unset of [undefined, '', ' '])
    expect(strictTransportSecurity(unset)).toBe('max-age=63072000; includeSubDomains')
})

it.each(['max-age=63072000', 'max-age=0', 'max-age=63072000; includeSubDomains; preload'])(
  'accepts %s',
  (value) => {
    expect(strictTransportSecurity(value)).toBe(value)
  },
)

it.each([
  'max-age',
  'includeSubDomains',
  'max-age=1; preload',
  'max-age=1; includeSubDomains; preload',
  'max-age=9\nx: y',
])('rejects %j', (value) => {
  expect(() => strictTransportSecurity(value)).toThrow('STRICT_TRANSPORT_SECURITY')
})
