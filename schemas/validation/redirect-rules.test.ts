import { expect, it } from 'vitest'
import { loops } from './redirect-rules.ts'

it('finds a circle over one, two or three addresses', () => {
  expect(loops('/a', '/a', new Map())).toBe(true)
  expect(loops('/a', '/b', new Map([['/b', '/a']]))).toBe(true)
  expect(
    loops(
      '/a',
      '/b',
      new Map([
        ['/b', '/c'],
        ['/c', '/b'],
      ]),
    ),
  ).toBe(true)
})

it('lets a chain end at a page or at another website', () => {
  expect(loops('/a', '/b', new Map([['/b', '/c']]))).toBe(false)
  expect(loops('/a', null, new Map())).toBe(false)
  expect(loops('/a', '/b', new Map([['/b', null]]))).toBe(false)
})
