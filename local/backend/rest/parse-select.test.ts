import { expect, test } from 'vitest'
import { splitList, unquoted } from './parse-select.ts'

test('splits a list at its outer commas', () => {
  expect(splitList('a.eq.1,and(b.gt.2,c.lt.3),d.in.(4,5)')).toEqual([
    'a.eq.1',
    'and(b.gt.2,c.lt.3)',
    'd.in.(4,5)',
  ])
  expect(splitList('"x,y","a \\" (b",c')).toEqual(['"x,y"', '"a \\" (b"', 'c'])
  expect(splitList('a,,b')).toEqual(['a', '', 'b'])
  expect(splitList('')).toEqual([])
})

test('removes quotes and their escapes', () => {
  expect(unquoted('"a \\"b\\" \\\\"')).toBe('a "b" \\')
  expect(unquoted('plain')).toBe('plain')
})
