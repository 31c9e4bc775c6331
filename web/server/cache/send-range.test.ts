import { expect, it } from 'vitest'
import { rangeOf } from './send-range.ts'

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 99 }],
  ['bytes=-0', { first: 100, last: -1 }],
])('%s of 100 bytes is %o', (range, part) => {
  expect(rangeOf({ method: 'GET', headers: { range } }, 100)).toEqual(part)
})

it.each(['bytes=0-1,5-6', 'bytes=-', 'lines=1-2', 'bytes=a-b'])('%s is all of it', (range) => {
  expect(rangeOf({ method: 'GET', headers: { range } }, 100)).toBeNull()
})

it('sends all to HEAD, and if the visitor has a part of another body', () => {
  expect(rangeOf({ method: 'HEAD', headers: { range: 'bytes=0-9' } }, 100)).toBeNull()
  expect(rangeOf({ method: 'GET', headers: { range: 'bytes=0-9', 'if-range': '"a"' } }, 100)).toBeNull()
})
