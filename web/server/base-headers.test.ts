import { expect, it } from 'vitest'
import { withBaseHeaders } from './base-headers.ts'

it('adds what a response lacks', () => {
  expect(withBaseHeaders('/api/nothing', 404, {})).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
})

it('keeps what a response sets itself', () => {
  const own = { 'content-security-policy': "default-src 'self'", 'referrer-policy': 'no-referrer' }
  expect(withBaseHeaders('/', 200, own)).toMatchObject(own)
})

it.each(['/api/images/a?w=1', '/downloads/a.pdf', '/robots.txt'])('lets other sites embed %s', (url) => {
  expect(withBaseHeaders(url, 200, {})['cross-origin-resource-policy']).toBe('cross-origin')
})

it.each([304, 307])(
  'adds no policy to status %i: the browser has one, or gets one at the location',
  (status) => {
    const headers = withBaseHeaders('/api/draft-mode/enable', status, { location: '/contact' })
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff')
  },
)
