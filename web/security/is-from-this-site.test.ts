import { expect, it } from 'vitest'
import { isFromThisSite } from './is-from-this-site.ts'

const siteUrl = 'https://tidewright.example'
const check = (headers: Record<string, string>) => isFromThisSite({ headers: new Headers(headers), siteUrl })

it.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: siteUrl, host: 'internal:3000' }, true],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  [{}, true],
  [{ 'sec-fetch-site': 'cross-site', origin: siteUrl }, false],
  [
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.tidewright.example', host: 'tidewright.example' },
    false,
  ],
  [{ origin: 'https://evil.example', host: 'tidewright.example' }, false],
  [{ origin: 'null', host: 'tidewright.example' }, false],
  [{ origin: 'nonsense', host: 'nonsense' }, false],
])('%j: %s', (headers, isFrom) => {
  expect(check(headers)).toBe(isFrom)
})
