import { expect, test } from 'vitest'
import { parseImageParams } from './image-params.ts'

const parse = (search: string, accept = '') => parseImageParams(new URLSearchParams(search), accept)

test('multiplies sizes by the pixel density, up to a limit', () => {
  expect(parse('w=100&h=50&dpr=2')).toMatchObject({ width: 200, height: 100 })
  expect(parse('w=8000&dpr=3')).toMatchObject({ width: 8192 })
})

test.each([
  ['w=0', 400],
  ['w=x', 400],
  ['q=101', 400],
  ['fit=squeeze', 400],
  ['rect=1,2,3', 400],
  ['rect=-1,0,5,5', 400],
  ['fm=exe', 400],
  ['dpr=99', 400],
  ['fm=json', 501],
  ['fit=scale', 501],
  ['w=9&bg=fff', 501],
  ['w=9&or=90', 501],
  ['w=9&h=9&fit=crop&crop=left', 501],
])('rejects %s with %i', (search, status) => {
  expect(() => parse(search)).toThrow(expect.objectContaining({ status }))
})

test('picks the smallest format the browser accepts for auto=format, unless one is given', () => {
  expect(parse('auto=format', 'image/avif,image/webp').format).toBe('avif')
  expect(parse('auto=format', 'image/webp').format).toBe('webp')
  expect(parse('auto=format', '*/*').format).toBeUndefined()
  expect(parse('auto=format&fm=jpg', 'image/avif').format).toBe('jpg')
})
