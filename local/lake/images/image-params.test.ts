import { expect, test } from 'vitest'
import { parseImageParams } from './image-params.ts'

const parse = (search: string, accept = '') => parseImageParams(new URLSearchParams(search), accept)

test('multiplies sizes by the pixel density, up to a limit', () => {
  expect(parse('w=100&h=50&dpr=2')).toMatchObject({ width: 200, height: 100 })
  expect(parse('w=8000&dpr=3')).toMatchObject({ width: 8192 })
})

test('converts a colour with alpha to the order of CSS', () => {
  expect(parse('bg=80ff0000').background).toBe('#ff000080')
  expect(parse('bg=fff').background).toBe('#fff')
})

test.each([
  'w=0',
  'w=x',
  'q=101',
  'fit=squeeze',
  'rect=1,2,3',
  'rect=-1,0,5,5',
  'or=45',
  'bg=red',
  'fm=exe',
  'dpr=99',
])('rejects %s', (search) => expect(() => parse(search)).toThrow(/"/))

test('picks the smallest format the browser accepts for auto=format, unless one is given', () => {
  expect(parse('auto=format', 'image/avif,image/webp').format).toBe('avif')
  expect(parse('auto=format', 'image/webp').format).toBe('webp')
  expect(parse('auto=format', '*/*').format).toBeUndefined()
  expect(parse('auto=format&fm=jpg', 'image/avif').format).toBe('jpg')
})
