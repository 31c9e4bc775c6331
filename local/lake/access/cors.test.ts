import { expect, test } from 'vitest'
import { isLocalHost } from './cors.ts'

test.each(['localhost:3900', '127.0.0.1:3900', 'tide.localhost:3900', 'sse12.localhost', 'LOCALHOST'])(
  '%s is here',
  (host) => {
    expect(isLocalHost(host)).toBe(true)
  },
)
test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'a.b.localhost',
  '0.0.0.0',
])('%s is elsewhere', (host) => expect(isLocalHost(host)).toBe(false))
